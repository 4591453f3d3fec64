import type { Mailing } from '@site/api/audience/mailings/contract';
import { Button, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { errorMessage } from '../../../requests/errorMessage';
import { useTestMailingMutation } from './mailingApi';

/** The email as email programs render it, in a frame without scripts; a test can be sent to the member. */
export function MailingPreview({ id, letter, mayTest, onClose }: MailingPreviewProps) {
  const [test, { data, error, isLoading }] = useTestMailingMutation();
  return (
    <Dialog open onClose={onClose} title="Email preview">
      <Styles>
        <p>
          <span className="mu">Subject</span> <b>{letter.subject}</b>
        </p>
        <iframe title="Email" sandbox="" ref={(frame) => show(frame, letter.html)} />
        <div>
          {mayTest && (
            <Button tone="navy" size="small" disabled={isLoading} onClick={() => void test({ id })}>
              Send me a test
            </Button>
          )}
          <Button tone="line" size="small" onClick={onClose}>
            Close
          </Button>
        </div>
        <p role="status">
          {data && `Sending a test to ${data.to}.`}
          {error && <span className="er">{errorMessage(error as ApiError)}</span>}
        </p>
      </Styles>
    </Dialog>
  );
}

/** Where Trusted Types are enforced, this policy allows the email as `srcdoc`; its frame runs no scripts. */
const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules } };
const asItIs: Rules = { createHTML: (html) => html };
const mail = trustedTypes?.createPolicy('mail', asItIs) ?? asItIs;

function show(frame: HTMLIFrameElement | null, html: string) {
  if (frame && frame.getAttribute('srcdoc') !== html) frame.srcdoc = mail.createHTML(html);
}

interface Rules {
  createHTML: (html: string) => string;
}

interface MailingPreviewProps {
  id: string;
  letter: NonNullable<Mailing['letter']>;
  mayTest: boolean;
  onClose: () => void;
}

const Styles = styled('div')`
  display: grid;
  gap: 12px;
  padding: 16px 20px 20px;
  iframe {
    width: 100%;
    height: min(420px, 55dvh);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: #fff;
    color-scheme: light;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

import { Button, below, styled, useSettings } from '@site/shell/kit';
import { useNavigationGuard } from '@site/shell/kit/workbench';
import { saveFile } from '@site/shell/saveFile';
import { useId, useState } from 'react';
import { CopyButton } from '../../clipboard/CopyButton';
import { StepHeading } from '../layout/StepHeading';

/** The recovery codes, shown only once, with copy, download and print. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const { name } = useSettings();
  const [isSaved, setIsSaved] = useState(false);
  const id = useId();
  useNavigationGuard(!isSaved);
  const text = codes.join('\n');
  return (
    <Styles>
      <div role="status">
        <StepHeading>Save your recovery codes</StepHeading>
        <p className="intro">
          Two-step sign-in is on. If you lose your phone or passkey, each of these codes signs you in once.
          You won’t see them again.
        </p>
      </div>
      <ul aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="ways">
        <CopyButton text={text}>Copy</CopyButton>
        <button
          type="button"
          className="lk"
          onClick={() => saveFile(`${name} recovery codes.txt`, `${name}: recovery codes\n\n${text}\n`)}
        >
          Download
        </button>
        <button type="button" className="lk" onClick={() => window.print()}>
          Print
        </button>
      </p>
      <p className="confirmation">
        <input
          id={id}
          type="checkbox"
          checked={isSaved}
          onChange={({ target }) => setIsSaved(target.checked)}
        />
        <label htmlFor={id}>I’ve saved these codes where I can find them without my phone</label>
      </p>
      <Button tone="ember" className="go-on" disabled={!isSaved} onClick={onSaved}>
        Continue
      </Button>
    </Styles>
  );
}

const Styles = styled('div')`
  ul {
    display: grid;
    grid-template-columns: 1fr;
    padding: 6px 16px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--paper);
  }
  li {
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
    font: 500 0.9375rem / 1.4 var(--mono);
    color: var(--ink);
    letter-spacing: -0.01em;
  }
  li:last-of-type {
    border: 0;
  }
  .ways {
    justify-content: flex-start;
    margin-top: 10px;
  }
  .confirmation {
    display: grid;
    grid-template-columns: 22px 1fr;
    gap: 12px;
    align-items: start;
    margin-top: 20px;
  }
  .confirmation input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--navy);
  }
  .confirmation label {
    padding-block: 1px;
    cursor: pointer;
  }
  @media ${below.small} {
    li {
      font-size: 0.8125rem;
    }
  }
  @media print {
    .ways,
    .confirmation,
    .go-on {
      display: none;
    }
  }
`;

import { AppCode, type FactorAdded } from '@site/api/identity/account/contract';
import { Button, below, styled } from '@site/shell/kit';
import { CodeField } from '@site/shell/kit/fields';
import { Form, SubmitButton } from '@site/shell/kit/form';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { CopyButton } from '../../clipboard/CopyButton';
import { FormAlert } from '../../requests/FormAlert';
import { useBeginAppMutation, useConfirmAppMutation } from '../../session/factorApi';
import { StepHeading } from '../layout/StepHeading';
import { StepUpPrompt } from '../stepUp/StepUpPrompt';
import { QrCode } from './QrCode';

/** Sets up an authenticator app and confirms it with a code. */
export function AuthenticatorAppSetup({ onAdded, children }: AuthenticatorAppSetupProps) {
  const { factor } = useSession();
  const [begin, { data: setup, error, isLoading }] = useBeginAppMutation();
  const [confirm] = useConfirmAppMutation();
  const [attempts, setAttempts] = useState(0);
  const [rejected, setRejected] = useState<ApiError>();
  const handleStart = useEffectEvent(() => void begin());
  useEffect(() => handleStart(), []);
  const problem = rejected ?? (error as ApiError | undefined);
  if (problem?.code === 'step_up' && factor !== 'set') return <StepUpPrompt onConfirmed={() => begin()} />;
  const isSetupExpired = problem?.status === 409;
  return (
    <Styles>
      <StepHeading>Set up two-step sign-in</StepHeading>
      {children}
      <FormAlert problem={problem} />
      {isSetupExpired || (error && !setup) ? (
        <Button
          className="go-on"
          disabled={isLoading}
          onClick={() => {
            setRejected(undefined);
            begin();
          }}
        >
          {isLoading ? 'Trying…' : isSetupExpired ? 'Show a new key' : 'Try again'}
        </Button>
      ) : (
        <>
          <h2>1. Add this account to your authenticator app</h2>
          <div className="key" aria-busy={!setup}>
            <QrCode text={setup?.uri ?? ''} label="QR code for your authenticator app" />
            <div>
              <p>Scan the QR code. If you can’t scan it, enter this key:</p>
              {setup ? (
                <>
                  <code>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
                  <p className="ways">
                    <CopyButton text={setup.secret}>Copy key</CopyButton>
                    <a className="lk" href={setup.uri}>
                      Open in authenticator app
                    </a>
                  </p>
                </>
              ) : (
                <p role="status">Creating a key…</p>
              )}
            </div>
          </div>
          <h2>2. Enter the six-digit code from the app</h2>
          <Form<AppCode>
            key={attempts}
            label="Authenticator app"
            struct={AppCode}
            messages={{ code: 'Enter the six-digit code.' }}
            initial={{ code: '' }}
            onSubmit={async (body) => {
              setRejected(undefined);
              onAdded(await confirm({ body }).unwrap());
            }}
            onFailure={(failed) => {
              setRejected(failed as ApiError);
              setAttempts(attempts + 1);
            }}
            keepValues
          >
            <CodeField name="code" label="Six-digit code" autoFocus={attempts > 0} />
            <SubmitButton busyLabel="Confirming…" className="go-on" isDisabled={!setup}>
              Confirm
            </SubmitButton>
          </Form>
        </>
      )}
    </Styles>
  );
}

interface AuthenticatorAppSetupProps {
  onAdded: (added: FactorAdded) => void;
  children?: ReactNode;
}

const Styles = styled('div')`
  h2 {
    margin: 20px 0 10px;
    font-size: 1rem;
    font-weight: 600;
  }
  .key {
    display: grid;
    grid-template-columns: 184px minmax(0, 1fr);
    gap: 20px;
    align-items: start;
  }
  code {
    display: block;
    margin-top: 10px;
    font: 500 0.875rem / 1.5 var(--mono);
    color: var(--ink);
  }
  .key .ways {
    margin-top: 8px;
    justify-content: flex-start;
  }
  @media ${below.small} {
    .key {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

import type { Factors } from '@site/api/identity/account/contract';
import { Button } from '@site/shell/kit';
import { CodeField } from '@site/shell/kit/fields';
import { Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import { QueryState } from '@site/shell/kit/query';
import { Dialog, Skeleton } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { AuthenticationDialogStyles } from '../../authentication/layout/AuthenticationDialogStyles';
import { usePasskey } from '../../authentication/secondFactor/usePasskey';
import { PasskeyButton } from '../../authentication/signIn/PasskeyButton';
import { PasswordStepUp } from '../../authentication/stepUp/PasswordStepUp';
import { type StepUp, useStepUp } from '../../authentication/stepUp/useStepUp';
import { FormAlert } from '../../requests/FormAlert';
import { useGetFactorsQuery } from '../../session/accountApi';

/** Step-up before a sensitive action: by code or passkey, or by password for members without either. */
export function StepUpDialog({ message, onEnd }: StepUpDialogProps) {
  const result = useGetFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const stepUp = useStepUp(() => onEnd(true));
  return (
    <Dialog open onClose={() => onEnd(false)} title="Confirm it’s you">
      <AuthenticationDialogStyles>
        {message && <p className="about">{message}</p>}
        <FormAlert problem={stepUp.problem} />
        <QueryState
          query={result}
          loading={
            <p role="status" aria-label="Loading…">
              <Skeleton width="70%" />
            </p>
          }
          error={(error, retry) => (
            <>
              <FormAlert problem={error} />
              <Button tone="line" size="small" onClick={retry}>
                Try again
              </Button>
            </>
          )}
        >
          {(factors) => <StepUpMethods factors={factors} stepUp={stepUp} />}
        </QueryState>
        <p className="ways mu">You won’t be asked again for 10 minutes.</p>
      </AuthenticationDialogStyles>
    </Dialog>
  );
}

interface StepUpDialogProps {
  /** The API's description of the action. */
  message?: string;
  onEnd: (isSettled: boolean) => void;
}

/** The member's methods, with recovery codes as the fallback. */
function StepUpMethods({ factors, stepUp }: { factors: Factors; stepUp: StepUp }) {
  const [isRecovery, setIsRecovery] = useState(false);
  const { appSince, passkeys, recoveryCodesLeft } = factors;
  const passkey = usePasskey();
  // Never rejects: errors are shown by the step-up.
  const tryPasskey = () =>
    passkey()
      .then((answer) => stepUp.send({ passkey: answer }))
      .catch(stepUp.handleError);
  const hasCode = Boolean(appSince) || isRecovery;
  if (!appSince && passkeys.length === 0) return <PasswordStepUp stepUp={stepUp} action={ACTION} />;
  return (
    <>
      {hasCode && <CodeStepUp isRecovery={isRecovery} stepUp={stepUp} />}
      {passkeys.length > 0 && (
        <div className={hasCode ? undefined : 'alone'}>
          <PasskeyButton signIn={{ tryPasskey }}>Use a passkey</PasskeyButton>
        </div>
      )}
      {recoveryCodesLeft > 0 && (
        <p className="ways">
          <button type="button" className="lk" onClick={() => setIsRecovery(!isRecovery)}>
            {isRecovery ? 'Back' : `Lost your ${appSince ? 'phone' : 'passkey'}?`}
          </button>
        </p>
      )}
    </>
  );
}

function CodeStepUp({ isRecovery, stepUp }: { isRecovery: boolean; stepUp: StepUp }) {
  return (
    <Form<{ code: string }>
      key={String(isRecovery)}
      label="Confirm it’s you"
      initial={{ code: '' }}
      onSubmit={({ code }) => stepUp.send({ code: code.trim() })}
      onFailure={stepUp.handleError}
      keepValues
    >
      {isRecovery ? (
        <FormGrid isSingle isDense isFramed>
          <TextField name="code" label="Recovery code" autoComplete="off" spellCheck={false} autoFocus />
        </FormGrid>
      ) : (
        <CodeField name="code" label="Six-digit code" autoFocus />
      )}
      <SubmitButton busyLabel="Checking…" className="go-on">
        {ACTION}
      </SubmitButton>
    </Form>
  );
}

const ACTION = 'Confirm';

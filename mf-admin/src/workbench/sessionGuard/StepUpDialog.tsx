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

/** Before an action that wants a fresh proof: a code or a passkey, or the password of who has neither. */
export function StepUpDialog({ says, onEnd }: StepUpDialogProps) {
  const asked = useGetFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const prove = useStepUp(() => onEnd(true));
  return (
    <Dialog open onClose={() => onEnd(false)} title="Confirm it’s you">
      <AuthenticationDialogStyles>
        {says && <p className="about">{says}</p>}
        <FormAlert problem={prove.problem} />
        <QueryState
          query={asked}
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
          {(factors) => <Ways factors={factors} prove={prove} />}
        </QueryState>
        <p className="ways mu">You won’t be asked again for 10 minutes.</p>
      </AuthenticationDialogStyles>
    </Dialog>
  );
}

interface StepUpDialogProps {
  /** What the action is, in the API's words. */
  says?: string;
  onEnd: (isSettled: boolean) => void;
}

/** What the member can prove it with; a recovery code where the rest is lost. */
function Ways({ factors, prove }: { factors: Factors; prove: StepUp }) {
  const [isRecovery, setIsRecovery] = useState(false);
  const { appSince, passkeys, recoveryCodesLeft } = factors;
  const passkey = usePasskey();
  // Never rejects: what goes wrong is the proof's problem.
  const tryPasskey = () =>
    passkey()
      .then((answer) => prove.send({ passkey: answer }))
      .catch(prove.fail);
  const hasCode = Boolean(appSince) || isRecovery;
  if (!appSince && passkeys.length === 0) return <PasswordStepUp prove={prove} action={ACTION} />;
  return (
    <>
      {hasCode && <CodeProof isRecovery={isRecovery} prove={prove} />}
      {passkeys.length > 0 && (
        <div className={hasCode ? undefined : 'alone'}>
          <PasskeyButton way={{ tryPasskey }}>Use a passkey</PasskeyButton>
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

function CodeProof({ isRecovery, prove }: { isRecovery: boolean; prove: StepUp }) {
  return (
    <Form<{ code: string }>
      key={String(isRecovery)}
      label="Confirm it’s you"
      initial={{ code: '' }}
      onSubmit={({ code }) => prove.send({ code: code.trim() })}
      onFailure={prove.fail}
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

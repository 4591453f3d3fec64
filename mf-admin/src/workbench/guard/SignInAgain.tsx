import type { Session } from '@site/api/contract/session';
import { Form, FormCells, SubmitButton } from '@site/shell/kit/form';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { DoorNotice } from '../../parts/door/DoorNotice';
import { PasskeyButton } from '../../parts/door/PasskeyButton';
import { PasswordField } from '../../parts/door/PasswordField';
import { SecondStep } from '../../parts/door/SecondStep';
import { SignInResting } from '../../parts/door/SignInResting';
import { useEndedWords } from '../../parts/door/useEndedWords';
import { type SignInWay, useSignIn } from '../../parts/door/useSignIn';
import { isWriting } from '../../parts/isWriting';
import { forgetView } from '../../parts/viewAs';
import { setupAddress } from '../useSetupFirst';
import { GuardLook } from './GuardLook';

/** The session is over in the middle of work: sign in here, and the work goes on where it was. */
export function SignInAgain({ onEnd }: { onEnd: (isSettled: boolean) => void }) {
  const { user, start } = useSession();
  const letIn = (session: Session) => {
    // What is on the screen is somebody else's.
    if (session.user.id !== user?.id) {
      forgetView();
      return location.reload();
    }
    start(session);
    if (session.factor === 'needed') return location.assign(setupAddress());
    onEnd(true);
  };
  const way = useSignIn(letIn, user?.email);
  // Who is in the middle of a word does not see that it goes into a password.
  const [isAmidText] = useState(isWriting);
  return (
    <Dialog open onClose={() => onEnd(false)} title="Sign in again" isQuiet={isAmidText}>
      <GuardLook>
        {way.restsUntil ? (
          <SignInResting way={way} until={way.restsUntil} />
        ) : way.challenge ? (
          <SecondStep way={way} challenge={way.challenge} deed="Go on" />
        ) : (
          <Password way={way} isQuiet={isAmidText} />
        )}
      </GuardLook>
    </Dialog>
  );
}

function Password({ way, isQuiet }: { way: SignInWay; isQuiet: boolean }) {
  const ended = useEndedWords();
  return (
    <>
      <p className="intro">
        {ended ?? 'Your session has ended.'} What you typed is still here, and goes on as soon as you are
        back, <b>{way.email}</b>.
      </p>
      <DoorNotice problem={way.problem} says={way.says} />
      <Form<{ password: string }>
        label="Sign in again"
        initial={{ password: '' }}
        onSubmit={({ password }) => way.tryPassword({ email: way.email, password })}
        onFailure={(error) => way.handleFailure(error as ApiError)}
        keepValues
      >
        {/* Password managers look for whose it is. */}
        <input type="email" autoComplete="username" value={way.email} readOnly hidden />
        <FormCells isSingle isDense isFramed>
          <PasswordField autoComplete="current-password" autoFocus={!isQuiet} />
        </FormCells>
        <SubmitButton busy="Signing in…" className="go-on">
          Continue
        </SubmitButton>
      </Form>
      <PasskeyButton way={way}>Use a passkey</PasskeyButton>
    </>
  );
}

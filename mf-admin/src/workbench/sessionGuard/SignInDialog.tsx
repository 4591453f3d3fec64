import type { Session } from '@site/api/identity/session/contract';
import { Form, FormGrid, SubmitButton } from '@site/shell/kit/form';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { AuthenticationDialogStyles } from '../../authentication/layout/AuthenticationDialogStyles';
import { PasswordField } from '../../authentication/password/PasswordField';
import { PasskeyButton } from '../../authentication/signIn/PasskeyButton';
import { SecondFactorStep } from '../../authentication/signIn/SecondFactorStep';
import { SignInRateLimited } from '../../authentication/signIn/SignInRateLimited';
import { useSessionEndReason } from '../../authentication/signIn/useSessionEndReason';
import { type SignIn, useSignIn } from '../../authentication/signIn/useSignIn';
import { isTyping } from '../../keyboard/isTyping';
import { FormAlert } from '../../requests/FormAlert';
import { clearViewAs } from '../../session/viewAs';
import { mfaSetupPath } from './useRequiredMfaSetup';

/** Signs in again in a dialog after the session expired; pending requests are then repeated. */
export function SignInDialog({ onEnd }: { onEnd: (isSettled: boolean) => void }) {
  const { user, start } = useSession();
  const handleSignedIn = (session: Session) => {
    // The page belongs to another member.
    if (session.user.id !== user?.id) {
      clearViewAs();
      return location.reload();
    }
    start(session);
    if (session.factor === 'needed') return location.assign(mfaSetupPath());
    onEnd(true);
  };
  const signIn = useSignIn(handleSignedIn, user?.email);
  // A member who is typing must not type into the password field by accident.
  const [isMidTyping] = useState(isTyping);
  return (
    <Dialog open onClose={() => onEnd(false)} title="Sign in again" isUnprompted={isMidTyping}>
      <AuthenticationDialogStyles>
        {signIn.blockedUntil ? (
          <SignInRateLimited signIn={signIn} until={signIn.blockedUntil} />
        ) : signIn.challenge ? (
          <SecondFactorStep signIn={signIn} challenge={signIn.challenge} action="Continue" />
        ) : (
          <PasswordStep signIn={signIn} isQuiet={isMidTyping} />
        )}
      </AuthenticationDialogStyles>
    </Dialog>
  );
}

function PasswordStep({ signIn, isQuiet }: { signIn: SignIn; isQuiet: boolean }) {
  const endReason = useSessionEndReason();
  return (
    <>
      <p className="intro">
        {endReason ?? 'Your session has ended.'} Sign in as <b>{signIn.email}</b> to continue. Your unsaved
        changes are still here.
      </p>
      <FormAlert problem={signIn.problem} message={signIn.message} />
      <Form<{ password: string }>
        label="Sign in again"
        initial={{ password: '' }}
        onSubmit={({ password }) => signIn.tryPassword({ email: signIn.email, password })}
        onFailure={(error) => signIn.handleFailure(error as ApiError)}
        keepValues
      >
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={signIn.email} readOnly hidden />
        <FormGrid isSingle isDense isFramed>
          <PasswordField autoComplete="current-password" autoFocus={!isQuiet} />
        </FormGrid>
        <SubmitButton busyLabel="Signing in…" className="go-on">
          Continue
        </SubmitButton>
      </Form>
      <PasskeyButton signIn={signIn}>Use a passkey</PasskeyButton>
    </>
  );
}

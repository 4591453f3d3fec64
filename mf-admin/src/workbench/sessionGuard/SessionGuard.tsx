import { SessionExpiryNotice } from './SessionExpiryNotice';
import { SignInDialog } from './SignInDialog';
import { StepUpDialog } from './StepUpDialog';
import { useSessionExpiry } from './useSessionExpiry';
import { useSessionGuard } from './useSessionGuard';

/** Handles expired sessions and step-up requests for all screens, so that no work is lost. */
export function SessionGuard() {
  const { prompt, finish, signInAgain } = useSessionGuard();
  const expiry = useSessionExpiry(signInAgain);
  return (
    <>
      {expiry && !prompt && <SessionExpiryNotice expiry={expiry} onSignInAgain={signInAgain} />}
      {prompt?.kind === 'step up' && <StepUpDialog message={prompt.message} onEnd={finish} />}
      {prompt?.kind === 'sign in' && <SignInDialog onEnd={finish} />}
    </>
  );
}

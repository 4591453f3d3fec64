import { SessionExpiryNotice } from './SessionExpiryNotice';
import { SignInDialog } from './SignInDialog';
import { StepUpDialog } from './StepUpDialog';
import { useSessionExpiry } from './useSessionExpiry';
import { useSessionGuard } from './useSessionGuard';

/** Handles expired sessions and step-up requests for all screens, so that no work is lost. */
export function SessionGuard() {
  const { prompt: asked, finish, signInAgain } = useSessionGuard();
  const expiry = useSessionExpiry(signInAgain);
  return (
    <>
      {expiry && !asked && <SessionExpiryNotice expiry={expiry} onSignInAgain={signInAgain} />}
      {asked?.kind === 'step up' && <StepUpDialog message={asked.message} onEnd={finish} />}
      {asked?.kind === 'sign in' && <SignInDialog onEnd={finish} />}
    </>
  );
}

import { ExpiryNotice } from './ExpiryNotice';
import { SignInAgain } from './SignInAgain';
import { StepUpDialog } from './StepUpDialog';
import { useExpiry } from './useExpiry';
import { useSessionGuard } from './useSessionGuard';

/** Keeps work going over the end of a session and over what wants a fresh proof; no screen knows of either. */
export function SessionGuard() {
  const { asked, finish, signInAgain } = useSessionGuard();
  const expiry = useExpiry(signInAgain);
  return (
    <>
      {expiry && !asked && <ExpiryNotice expiry={expiry} onSignInAgain={signInAgain} />}
      {asked?.kind === 'step up' && <StepUpDialog says={asked.says} onEnd={finish} />}
      {asked?.kind === 'sign in' && <SignInAgain onEnd={finish} />}
    </>
  );
}

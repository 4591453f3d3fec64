import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { RateLimitNotice } from '../rateLimit/RateLimitNotice';
import { PasskeyButton } from './PasskeyButton';
import type { SignIn } from './useSignIn';

/** Shown while sign-in is blocked after too many attempts. Passkeys still work, since they cannot be guessed. */
export function SignInRateLimited({ signIn, until }: { signIn: SignIn; until: number }) {
  return (
    <RateLimitNotice
      title="Too many attempts"
      reason="There were too many attempts with this email or from this network."
      retry="Try again"
      until={until}
      onExpired={() => signIn.restart()}
    >
      <PasskeyButton signIn={signIn}>Use a passkey now</PasskeyButton>
      <p className="ways">
        <Link className="lk" to={paths.passwordReset}>
          Forgot your password?
        </Link>
      </p>
    </RateLimitNotice>
  );
}

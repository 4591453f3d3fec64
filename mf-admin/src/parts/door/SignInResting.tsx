import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { PasskeyButton } from './PasskeyButton';
import { Resting } from './Resting';
import type { SignInWay } from './useSignIn';

/** Shown while sign-in rests after too many tries. A passkey still opens the door: nobody can guess one. */
export function SignInResting({ way, until }: { way: SignInWay; until: number }) {
  return (
    <Resting
      title="Sign-in is resting"
      why="Too many tries with this address or from this network."
      opens="Sign-in opens again"
      until={until}
      onOver={() => way.restart()}
    >
      <PasskeyButton way={way}>Use a passkey now</PasskeyButton>
      <p className="ways">
        <Link className="lk" to={paths.passwordReset}>
          Forgot your password?
        </Link>
      </p>
    </Resting>
  );
}

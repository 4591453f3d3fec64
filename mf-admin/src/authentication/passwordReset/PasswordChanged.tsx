import { Button } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { StepHeading } from '../layout/StepHeading';

/** The end of the way: nobody is signed in by it. */
export function PasswordChanged() {
  return (
    <>
      <div role="status">
        <StepHeading>Your password is changed</StepHeading>
        <p className="intro">
          You are signed out everywhere, and a mail tells you of the change. If it was not you, call us at
          once.
        </p>
      </div>
      <Button className="go-on" to={paths.admin.login}>
        Sign in with the new password
      </Button>
    </>
  );
}

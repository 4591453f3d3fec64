import { Button } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { StepHeading } from '../layout/StepHeading';

/** Confirms the password reset, which does not sign the member in. */
export function PasswordChanged() {
  return (
    <>
      <div role="status">
        <StepHeading>Password changed</StepHeading>
        <p className="intro">
          We signed you out everywhere and sent you a confirmation email. If you didn’t do this, call us right
          away.
        </p>
      </div>
      <Button className="go-on" to={paths.admin.login}>
        Sign in with your new password
      </Button>
    </>
  );
}

import { Seo } from '@site/shell/kit';
import { useLinkKey } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { useState } from 'react';
import { AuthenticationCard } from '../layout/AuthenticationCard';
import { PasswordChanged } from './PasswordChanged';
import { RequestLinkForm } from './RequestLinkForm';
import { ResetLinkCheck } from './ResetLinkCheck';
import { resetSteps } from './resetSteps';

export { PasswordResetPage as Component };

/** Requests a password reset link, or chooses a new password when opened by that link. */
export function PasswordResetPage() {
  const key = useLinkKey();
  const [isChanged, setIsChanged] = useState(false);
  return (
    <>
      <Seo
        title="Password reset"
        description="Reset the password of your team account."
        path={paths.passwordReset}
        noindex
      />
      <AuthenticationCard steps={resetSteps} at={isChanged ? 3 : key ? 1 : 0}>
        {isChanged ? (
          <PasswordChanged />
        ) : key ? (
          <ResetLinkCheck token={key} onChanged={() => setIsChanged(true)} />
        ) : (
          <RequestLinkForm />
        )}
      </AuthenticationCard>
    </>
  );
}

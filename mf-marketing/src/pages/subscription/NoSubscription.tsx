import { SmartLink, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';

/** Shown for a link without a subscription; the text does not reveal the reason. */
export function NoSubscription() {
  const { email, emailHref } = useSettings();
  return (
    <div role="status">
      <p className="lead">
        This link doesn’t belong to a subscription, so there’s nothing to cancel. Opening it changed nothing.
      </p>
      <p className="consent">
        If you reloaded this page, open the link in our email again. We delete addresses that nobody confirms
        after seven days. If you still get emails, email <SmartLink to={emailHref}>{email}</SmartLink> from
        the address they’re sent to. What we store and how you can have it deleted is in our{' '}
        <SmartLink to={paths.privacyPolicy}>Privacy Policy</SmartLink>.
      </p>
    </div>
  );
}

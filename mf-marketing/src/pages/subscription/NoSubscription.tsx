import { SmartLink, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';

/** A link that leads to no subscription: the same words whatever the reason is. */
export function NoSubscription() {
  const { email, emailHref } = useSettings();
  return (
    <div role="status">
      <p className="lead">
        There is no subscription behind this link, so there is nothing to end. Opening it has changed nothing.
      </p>
      <p className="consent">
        After a reload the link has to be opened from the mail again. An address that nobody confirmed is
        forgotten after seven days. If mails still come, write to{' '}
        <SmartLink to={emailHref}>{email}</SmartLink> from the address they are sent to. What we keep, and how
        to have it erased, is in the <SmartLink to={paths.privacyPolicy}>Privacy Policy</SmartLink>.
      </p>
    </div>
  );
}

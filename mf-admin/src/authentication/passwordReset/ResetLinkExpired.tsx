import { Button } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { LinkExpired } from '../emailLink/LinkExpired';

/** Shown if the link or the second step expired; the reset starts over. */
export function ResetLinkExpired({
  message = 'It was already used, was replaced by a newer one, or is older than 30 minutes.',
}) {
  return (
    <LinkExpired title="This link no longer works" message={message}>
      <Button className="go-on" onClick={() => location.assign(paths.passwordReset)}>
        Request a new link
      </Button>
    </LinkExpired>
  );
}

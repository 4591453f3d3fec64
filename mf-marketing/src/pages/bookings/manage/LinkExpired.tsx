import { Button, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { MANAGE } from '../content';

/** Shown for an expired or invalid link, with alternatives. */
export function LinkExpired() {
  const { phone, phoneHref } = useSettings();
  return (
    <div role="alert" className="card">
      <h2>{MANAGE.over.title}</h2>
      <p>{MANAGE.over.text}</p>
      <div className="buttons">
        <Button tone="navy" href={phoneHref}>
          {phone}
        </Button>
        <Button tone="line" href={paths.bookings}>
          Choose a time
        </Button>
      </div>
    </div>
  );
}

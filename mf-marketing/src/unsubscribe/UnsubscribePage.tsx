import { Button, GoLink, Section, SmartLink, useSettings, Wrap } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { SheetPage } from '../parts/sheet/SheetPage';

/**
 * Where the link at the end of a mail leads. There is no newsletter yet, so there is nothing to end; the page says
 * so in the same words for every link, and tells nobody which addresses are known.
 */
export function UnsubscribePage() {
  const { email, emailHref } = useSettings();
  return (
    <SheetPage
      title="Unsubscribe"
      description="End emails from us. There is no newsletter at present; write to us to be taken off any list."
      lead="We send no newsletter at present, so there is nothing to end here. Opening this page has changed nothing."
      path="/unsubscribe"
      noindex
      actions={
        <>
          <Button tone="navy" href={`${emailHref}?subject=Please%20take%20me%20off`}>
            Ask to be taken off
          </Button>
          <GoLink to={paths.privacyPolicy}>What we keep, and how to have it erased</GoLink>
        </>
      }
    >
      <Section ground="sheet" tight>
        <Wrap>
          <p className="lead">
            If a mail from us reached you that you did not want, write to{' '}
            <SmartLink to={emailHref}>{email}</SmartLink> from the address it was sent to, and ask to be taken
            off.
          </p>
        </Wrap>
      </Section>
    </SheetPage>
  );
}

export { UnsubscribePage as Component };

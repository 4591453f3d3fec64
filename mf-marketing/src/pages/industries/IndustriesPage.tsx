import { CallToAction, Container } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { CallAndBook } from '../../innerPage/CallAndBook';
import { FreeChecks } from '../../innerPage/FreeChecks';
import { InnerPage } from '../../innerPage/InnerPage';
import { IndustryIndex } from './IndustryIndex';

/** The nine industries, each with its illustration. */
export function IndustriesPage() {
  const bookTo = paths.bookingsFor('consultation');
  return (
    <InnerPage
      title="Industries"
      description="Managed IT and cybersecurity for nine industries in Central Texas: the systems you use, the rules you follow and the risks we prevent."
      lead="We know the software you use, the deadlines you face and the rules you follow."
      path={paths.industries}
      bookTo={bookTo}
      actions={<CallAndBook bookTo={bookTo} />}
    >
      <Container>
        <IndustryIndex />
      </Container>
      <FreeChecks />
      <CallToAction title="Don’t see your industry?" to={paths.contact} label="Contact us">
        Ask us. If we aren’t the right fit, we’ll tell you.
      </CallToAction>
    </InnerPage>
  );
}

export { IndustriesPage as Component };

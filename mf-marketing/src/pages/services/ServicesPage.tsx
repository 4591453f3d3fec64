import { CallToAction } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { illustrationAt } from '../../illustrations/illustrationAt';
import { CallAndBook } from '../../innerPage/CallAndBook';
import { FreeChecks } from '../../innerPage/FreeChecks';
import { InnerPage } from '../../innerPage/InnerPage';
import { ServiceFinder } from './finder/ServiceFinder';
import { Packages } from './outline/Packages';

/** All services: fifteen services and the nine add-ons that industries use. */
export function ServicesPage() {
  return (
    <InnerPage
      title="Services"
      description="Managed IT services in Round Rock and Austin: help desk, cybersecurity, Microsoft 365, migrations, IT advice and training, each with a clear scope."
      lead="Support, security, planning and training for companies with 10 to 200 people. Choose one service, or let us run all of your IT."
      path={paths.services}
      illustration={illustrationAt(paths.service('solution-packages'))}
      bookTo={paths.bookings}
      actions={<CallAndBook bookTo={paths.bookings} />}
    >
      <ServiceFinder />
      <Packages hasLink />
      <FreeChecks />
      <CallToAction title="Not sure which service you need?" to={paths.contact} label="Contact us">
        Tell us what’s wrong in your own words. We’ll tell you which service fits, or that you need someone
        else.
      </CallToAction>
    </InnerPage>
  );
}

export { ServicesPage as Component };

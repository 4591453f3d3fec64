import { CallToAction, Seo } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { CallFirst } from '../parts/CallFirst';
import { drawingAt } from '../parts/drawingAt';
import { Quarter } from '../parts/Quarter';
import { SheetHead } from '../parts/SheetHead';
import { industryServiceLinks, serviceLinks } from '../parts/sheetLinks';
import { INDUSTRY_SERVICES, OUTLINES } from './content';
import { ServiceIndex } from './ServiceIndex';

/** Everything the firm offers: fifteen services, and the nine blocks that industries draw from. */
export function ServicesPage() {
  return (
    <>
      <Seo
        title="Services"
        description={DESCRIPTION}
        path={paths.services}
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Services', to: paths.services },
        ]}
      />
      <SheetHead title="Services" lead={LEAD} drawing={drawingAt(paths.service('solution-packages'))}>
        <CallFirst />
      </SheetHead>
      <Quarter
        id="all-services"
        title="Fifteen services"
        note="Each page says what is included, what is not, and how it runs."
        ground="sheet"
      >
        <ServiceIndex links={serviceLinks} outlines={OUTLINES} />
      </Quarter>
      <Quarter
        id="building-blocks"
        title="Nine building blocks"
        note="Smaller pieces that most packages and most industries draw from. You can also have one alone."
      >
        <ServiceIndex links={industryServiceLinks} outlines={INDUSTRY_SERVICES} />
      </Quarter>
      <CallToAction title="Not sure which one it is?" to={paths.contact} label="Write to us">
        Describe what is in the way, in your words. We will tell you which page it belongs to, or that it
        belongs to none of ours.
      </CallToAction>
    </>
  );
}

export { ServicesPage as Component };

const LEAD =
  'Support, security, advice and training for small and mid-sized firms. Take one, or let us take the lot.';
const DESCRIPTION =
  'Managed IT services for small and mid-sized firms: service desk, security, modern workplace, migrations, advice and training, each with clear scope.';

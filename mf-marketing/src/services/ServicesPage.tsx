import { CallToAction } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { CallFirst } from '../parts/sheet/CallFirst';
import { drawingAt } from '../parts/sheet/drawingAt';
import { Quarter } from '../parts/sheet/Quarter';
import { SheetPage } from '../parts/sheet/SheetPage';
import { industryServiceLinks, serviceLinks } from '../parts/sheet/sheetLinks';
import { ServiceIndex } from './ServiceIndex';
import { industryServiceSummaries, serviceSummaries } from './summaries';

/** Everything the firm offers: fifteen services, and the nine blocks that industries draw from. */
export function ServicesPage() {
  return (
    <SheetPage
      title="Services"
      description="Managed IT services for small and mid-sized firms: service desk, security, modern workplace, migrations, advice and training, each with clear scope."
      lead="Support, security, advice and training for small and mid-sized firms. Take one, or let us take the lot."
      path={paths.services}
      drawing={drawingAt(paths.service('solution-packages'))}
      actions={<CallFirst />}
    >
      <Quarter
        id="all-services"
        title="Fifteen services"
        note="Each page says what is included, what is not, and how it runs."
        ground="sheet"
      >
        <ServiceIndex links={serviceLinks} summaries={serviceSummaries} />
      </Quarter>
      <Quarter
        id="building-blocks"
        title="Nine building blocks"
        note="Smaller pieces that most packages and most industries draw from. You can also have one alone."
      >
        <ServiceIndex links={industryServiceLinks} summaries={industryServiceSummaries} />
      </Quarter>
      <CallToAction title="Not sure which one it is?" to={paths.contact} label="Write to us">
        Describe what is in the way, in your words. We will tell you which page it belongs to, or that it
        belongs to none of ours.
      </CallToAction>
    </SheetPage>
  );
}

export { ServicesPage as Component };

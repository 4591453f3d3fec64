import { CallToAction } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { drawingAt } from '../../drawings/drawingAt';
import { CallButton } from '../../innerPage/CallButton';
import { InnerPage } from '../../innerPage/InnerPage';
import { ServiceFinder } from './finder/ServiceFinder';

/** Everything the firm offers: fifteen services, and the nine blocks that industries draw from. */
export function ServicesPage() {
  return (
    <InnerPage
      title="Services"
      description="Managed IT services for small and mid-sized firms: service desk, security, modern workplace, migrations, advice and training, each with clear scope."
      lead="Support, security, advice and training for small and mid-sized firms. Take one, or let us take the lot."
      path={paths.services}
      drawing={drawingAt(paths.service('solution-packages'))}
      actions={<CallButton />}
    >
      <ServiceFinder />
      <CallToAction title="Not sure which one it is?" to={paths.contact} label="Contact us">
        Describe what is in the way, in your words. We will tell you which page it belongs to, or that it
        belongs to none of ours.
      </CallToAction>
    </InnerPage>
  );
}

export { ServicesPage as Component };

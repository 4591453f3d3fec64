import { useSettings } from '@site/shell/kit';
import { TitledSection } from '../innerPage/TitledSection';
import { FactList } from './FactList';
import { factsOf } from './factsOf';

/** The facts on a service page; nothing until the team has entered one. */
export function FactsSection() {
  const facts = factsOf(useSettings().facts);
  if (!facts.length) return null;
  return (
    <TitledSection id="facts" title="The facts" note="They apply to all of our managed services.">
      <FactList facts={facts} />
    </TitledSection>
  );
}

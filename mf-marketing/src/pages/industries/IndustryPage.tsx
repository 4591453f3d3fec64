import { Button, CallToAction, Faq, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { drawingAt } from '../../drawings/drawingAt';
import { CallButton } from '../../innerPage/CallButton';
import { contentOf } from '../../innerPage/contentOf';
import { InnerPage } from '../../innerPage/InnerPage';
import { nameAt } from '../../innerPage/pageLinks';
import { RelatedPages } from '../../innerPage/RelatedPages';
import { Steps } from '../../innerPage/Steps';
import { TitledSection } from '../../innerPage/TitledSection';
import { questionsData } from '../../structuredData/questionsData';
import { serviceData } from '../../structuredData/serviceData';
import { Checklist } from './Checklist';
import type { Industry } from './content/Industry';
import { industryFiles } from './industryFiles';
import { Pressures } from './Pressures';
import { RiskMap } from './RiskMap';
import { Systems } from './Systems';

/** One industry: what presses on it, which control answers which risk, what we meet there and how we help. */
export function IndustryPage({ content: industry }: { content: Industry }) {
  const settings = useSettings();
  const { heading, summary, faqs } = industry;
  const path = paths.industry(industry.slug);
  const name = nameAt(path);
  return (
    <InnerPage
      title={heading}
      description={summary}
      lead={summary}
      path={path}
      breadcrumbs={[{ label: 'Industries', to: paths.industries }]}
      label={name}
      jsonLd={[
        serviceData(settings, { name: heading, description: summary, path, audience: name }),
        questionsData(faqs),
      ]}
      drawing={drawingAt(path)}
      actions={
        <>
          <CallButton />
          <Button tone="line" to="#risks">
            See risks and controls
          </Button>
        </>
      }
    >
      <Pressures title={name} pressures={industry.pressures} />
      <RiskMap risks={industry.risks} />
      <TitledSection
        id="systems"
        title="Systems we meet"
        note="By kind, not by brand. We work with the ones you have and say so when one has had its day."
        ground="sheet"
      >
        <Systems systems={industry.systems} />
      </TitledSection>
      <TitledSection id="help" title="How we help" note="Three plain parts, tested together with you.">
        <Steps steps={industry.help} />
      </TitledSection>
      <Checklist checklist={industry.checklist} />
      <TitledSection id="questions" title="Questions from firms like yours">
        <Faq items={faqs} />
      </TitledSection>
      <RelatedPages related={industry.related} reading={industry.reading} />
      <CallToAction title="Bring us the hardest question you have" to={paths.contact} label="Contact us">
        Call, or write it down the way you would tell a colleague. “We do not know yet” is an answer, too.
      </CallToAction>
    </InnerPage>
  );
}

export { IndustryPage as Component };

export const content = contentOf(industryFiles);

import { Button, CallToAction, Faq, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { contentOf } from '../parts/contentOf';
import { questionsData } from '../parts/jsonLd/questionsData';
import { serviceData } from '../parts/jsonLd/serviceData';
import { CallFirst } from '../parts/sheet/CallFirst';
import { drawingAt } from '../parts/sheet/drawingAt';
import { Quarter } from '../parts/sheet/Quarter';
import { RelatedSheets } from '../parts/sheet/RelatedSheets';
import { SheetPage } from '../parts/sheet/SheetPage';
import { Steps } from '../parts/sheet/Steps';
import { nameAt } from '../parts/sheet/sheetLinks';
import { Checklist } from './Checklist';
import { industryFiles } from './files';
import type { Industry } from './Industry';
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
    <SheetPage
      title={heading}
      description={summary}
      lead={summary}
      path={path}
      crumbs={[{ label: 'Industries', to: paths.industries }]}
      label={name}
      jsonLd={[
        serviceData(settings, { name: heading, description: summary, path, audience: name }),
        questionsData(faqs),
      ]}
      drawing={drawingAt(path)}
      actions={
        <>
          <CallFirst />
          <Button tone="line" to="#risks">
            See risks and controls
          </Button>
        </>
      }
    >
      <Pressures title={name} pressures={industry.pressures} />
      <RiskMap risks={industry.risks} />
      <Quarter
        id="systems"
        title="Systems we meet"
        note="By kind, not by brand. We work with the ones you have and say so when one has had its day."
        ground="sheet"
      >
        <Systems systems={industry.systems} />
      </Quarter>
      <Quarter id="help" title="How we help" note="Three plain parts, tested together with you.">
        <Steps steps={industry.help} />
      </Quarter>
      <Checklist checklist={industry.checklist} />
      <Quarter id="questions" title="Questions from firms like yours">
        <Faq items={faqs} />
      </Quarter>
      <RelatedSheets related={industry.related} reading={industry.reading} />
      <CallToAction title="Bring us the hardest question you have" to={paths.contact} label="Write to us">
        Call, or write it down the way you would tell a colleague. “We do not know yet” is an answer, too.
      </CallToAction>
    </SheetPage>
  );
}

export { IndustryPage as Component };

export const content = contentOf(industryFiles);

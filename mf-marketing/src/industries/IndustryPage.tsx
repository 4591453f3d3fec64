import { Button, CallToAction, Faq, notFound, Seo, useSettings } from '@site/shell/kit';
import { type IndustrySlug, paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { useParams } from 'react-router-dom';
import { CallFirst } from '../parts/CallFirst';
import { drawingAt } from '../parts/drawingAt';
import { Quarter } from '../parts/Quarter';
import { questionsData } from '../parts/questionsData';
import { RelatedSheets } from '../parts/RelatedSheets';
import { SheetHead } from '../parts/SheetHead';
import { Steps } from '../parts/Steps';
import { serviceData } from '../parts/serviceData';
import { Checklist } from './Checklist';
import { INDUSTRIES } from './content';
import { Pressures } from './Pressures';
import { RiskMap } from './RiskMap';
import { Systems } from './Systems';

/** One industry: what presses on it, which control answers which risk, what we meet there and how we help. */
export function IndustryPage() {
  const settings = useSettings();
  const industry = industryOf(useParams().slug);
  if (!industry) return null;
  const path = paths.industry(industry.slug as IndustrySlug);
  const trail = [
    { label: 'Home', to: paths.home },
    { label: 'Industries', to: paths.industries },
    { label: industry.title, to: path },
  ];
  return (
    <>
      <Seo
        title={industry.heading}
        description={industry.summary}
        path={path}
        crumbs={trail}
        jsonLd={[
          serviceData(settings, {
            name: industry.heading,
            description: industry.summary,
            path,
            audience: industry.title,
          }),
          questionsData(industry.faqs),
        ]}
      />
      <SheetHead
        crumbs={[{ label: 'Industries', to: paths.industries }]}
        current={industry.title}
        title={industry.heading}
        lead={industry.summary}
        drawing={drawingAt(path)}
      >
        <CallFirst />
        <Button tone="line" to="#risks">
          See risks and controls
        </Button>
      </SheetHead>
      <Pressures title={industry.title} pressures={industry.pressures} />
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
        <Faq items={industry.faqs} />
      </Quarter>
      <RelatedSheets related={industry.related} reading={industry.reading} />
      <CallToAction title="Bring us the hardest question you have" to={paths.contact} label="Write to us">
        Call, or write it down the way you would tell a colleague. “We do not know yet” is an answer, too.
      </CallToAction>
    </>
  );
}

export { IndustryPage as Component };

export async function loader({ params }: LoaderContext): Promise<void> {
  if (!industryOf(params.slug)) throw notFound();
}

const industryOf = (slug?: string) => INDUSTRIES.find((industry) => industry.slug === slug);

import { Button, Faq, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { EnquirySection } from '../../contactForm/EnquirySection';
import { topicOf } from '../../contactForm/topics';
import { illustrationAt } from '../../illustrations/illustrationAt';
import { CallAndBook } from '../../innerPage/CallAndBook';
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
import { Levels } from './Levels';
import { Pressures } from './Pressures';
import { RiskMap } from './RiskMap';
import { Rules } from './Rules';
import { Systems } from './Systems';

/** One industry: its pressures, risks and controls, systems, rules, and how we help. */
export function IndustryPage({ content: industry }: { content: Industry }) {
  const settings = useSettings();
  const { heading, summary, faqs } = industry;
  const path = paths.industry(industry.slug);
  const name = nameAt(path);
  const bookTo = paths.bookingsAbout(industry.slug);
  return (
    <InnerPage
      title={heading}
      description={summary}
      lead={summary}
      keywords={industry.keywords}
      path={path}
      breadcrumbs={[{ label: 'Industries', to: paths.industries }]}
      label={name}
      jsonLd={[
        serviceData(settings, { name: heading, description: summary, path, audience: name }),
        questionsData(faqs),
      ]}
      figure={<Levels illustration={illustrationAt(path)} levels={industry.levels} />}
      bookTo={bookTo}
      actions={
        <CallAndBook bookTo={bookTo}>
          <Button tone="line" to="#risks">
            See risks and controls
          </Button>
        </CallAndBook>
      }
    >
      <Pressures title={name} pressures={industry.pressures} />
      <RiskMap risks={industry.risks} />
      <TitledSection
        id="systems"
        title="Systems we support"
        note="We work with the software you already have, and tell you when it’s time to replace it."
        background="sheet"
      >
        <Systems systems={industry.systems} />
      </TitledSection>
      <TitledSection
        id="rules"
        title="Rules that apply"
        note="We handle the technical part and document it. Your attorney confirms what applies to you."
      >
        <Rules rules={industry.rules} />
      </TitledSection>
      <TitledSection id="help" title="How we help" background="sheet">
        <Steps steps={industry.help} />
      </TitledSection>
      <Checklist slug={industry.slug} checklist={industry.checklist} />
      <TitledSection id="questions" title="Frequently asked questions">
        <Faq items={faqs} />
      </TitledSection>
      <RelatedPages related={industry.related} reading={industry.reading} />
      <EnquirySection
        key={path}
        title="Talk to someone who knows your industry"
        text="Tell us what’s wrong, and we’ll tell you what we would do first."
        {...topicOf(path)}
      />
    </InnerPage>
  );
}

export { IndustryPage as Component };

export const content = contentOf(industryFiles);

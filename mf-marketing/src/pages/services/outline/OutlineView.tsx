import { Button, below, Faq, lazyNearViewport, Reveal, Section, styled, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { FactsSection } from '../../../businessFacts/FactsSection';
import { ENQUIRY_ID, EnquirySection } from '../../../contactForm/EnquirySection';
import { illustrationAt } from '../../../illustrations/illustrationAt';
import { CallAndBook } from '../../../innerPage/CallAndBook';
import { InnerPage } from '../../../innerPage/InnerPage';
import { nameAt } from '../../../innerPage/pageLinks';
import { RelatedPages } from '../../../innerPage/RelatedPages';
import { Steps } from '../../../innerPage/Steps';
import { TitledSection } from '../../../innerPage/TitledSection';
import { questionsData } from '../../../structuredData/questionsData';
import { serviceData } from '../../../structuredData/serviceData';
import type { Outline } from '../content/Outline';
import { Packages } from './Packages';
import { Scope } from './Scope';
import { StepRecords } from './StepRecords';

const IsThisYou = lazyNearViewport(() => import('./FitCheck'));

/** A service page, in the order of its outline. */
export function OutlineView({ outline, path }: { outline: Outline<string>; path: string }) {
  const settings = useSettings();
  const { summary, problem, outcomes, steps, faqs } = outline;
  const title = nameAt(path);
  const firstSentence = /^.*?[.!?](?=\s|$)/.exec(problem)?.[0] ?? problem;
  const bookTo = paths.bookingsAbout(path.split('/').at(-1) ?? '');
  return (
    <InnerPage
      title={title}
      description={summary}
      keywords={outline.keywords}
      lead={summary}
      path={path}
      breadcrumbs={[{ label: 'Services', to: paths.services }]}
      jsonLd={[serviceData(settings, { name: title, description: summary, path }), questionsData(faqs)]}
      illustration={illustrationAt(path)}
      bookTo={bookTo}
      actions={
        <CallAndBook bookTo={bookTo}>
          <Button tone="line" to={`#${ENQUIRY_ID}`}>
            Contact us
          </Button>
        </CallAndBook>
      }
    >
      <Problem background="sheet" aria-labelledby="problem">
        <div className="wrap problem">
          <h2 id="problem" className="eyebrow">
            The problem
          </h2>
          <p className="first">{firstSentence}</p>
          <p>{problem.slice(firstSentence.length).trim()}</p>
        </div>
      </Problem>
      <IsThisYou key={path} service={outline.service} signs={outline.signs} />
      <TitledSection id="outcomes" title="What you get" note="Results you can check for yourself.">
        <Outcomes>
          {outcomes.map((outcome, index) => (
            <Reveal as="li" index={index} key={outcome}>
              {outcome}
            </Reveal>
          ))}
        </Outcomes>
      </TitledSection>
      {path === paths.service('solution-packages') && <Packages />}
      <Scope included={outline.included} notIncluded={outline.notIncluded} />
      <Section aria-labelledby="steps">
        <div className="wrap">
          <HowTitle id="steps" className="h2">
            How it works
          </HowTitle>
          <Steps steps={steps} />
          {outline.example && <StepRecords example={outline.example} steps={steps.length} />}
        </div>
      </Section>
      <FactsSection />
      <TitledSection id="questions" title="Frequently asked questions" background="sheet">
        <Faq items={faqs} />
      </TitledSection>
      <RelatedPages related={outline.related} reading={outline.reading} />
      <EnquirySection
        key={`${path}#${ENQUIRY_ID}`}
        title="Tell us what you need"
        text="Call or send us a message. We’ll tell you what we would do first."
        service={outline.service}
        challenge={outline.signs[0]?.goal ?? 'other'}
      />
    </InnerPage>
  );
}

const Problem = styled(Section)`
  padding-block: clamp(48px, 5.6vw, 88px);
  .problem {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 20px clamp(32px, 4vw, 64px);
    align-items: end;
  }
  .problem .eyebrow {
    grid-column: 1 / -1;
  }
  .problem .first {
    font-size: clamp(1.875rem, 1.2rem + 2.6vw, 3.5rem);
    font-weight: 500;
    line-height: 1.06;
    letter-spacing: -0.04em;
    color: var(--ink);
    text-wrap: balance;
  }
  .problem p {
    font-size: clamp(1.0625rem, 1rem + 0.4vw, 1.25rem);
    line-height: 1.5;
    max-width: var(--measure);
  }
  @media ${below.tablet} {
    .problem {
      grid-template-columns: 1fr;
      gap: 14px;
    }
  }
`;

const Outcomes = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  border-top: 1px solid var(--line-2);
  border-left: 1px solid var(--line);
  li {
    flex: 1 1 min(100%, 240px);
    padding: 28px 28px 32px;
    border-right: 1px solid var(--line);
    border-bottom: 1px solid var(--line-2);
    font-size: clamp(1.1875rem, 1.05rem + 0.5vw, 1.4375rem);
    line-height: 1.3;
    letter-spacing: -0.02em;
    color: var(--ink);
    text-wrap: pretty;
  }
  @media ${below.phone} {
    border-left: 0;
    li {
      flex-basis: 100%;
      border-right: 0;
      padding: 18px 0 20px;
    }
  }
`;

const HowTitle = styled('h2')`
  margin-bottom: clamp(36px, 4.4vw, 64px);
`;

import type { CaseStudy } from '@site/api/content/caseStudies/contract';
import { CallToAction, SmartLink, styled } from '@site/shell/kit';
import { type IndustrySlug, paths } from '@site/shell/paths';
import { InnerPage } from '../../innerPage/InnerPage';
import { TitledSection } from '../../innerPage/TitledSection';
import { CASES } from './content';
import { FigureTable } from './FigureTable';
import { industryLabel } from './industryLabel';

/** A case study: who, the situation, what was done, the figures and the client's words. */
export function CaseStudyView({ caseStudy }: { caseStudy: CaseStudy }) {
  const { slug, title, summary, client, industry, size, situation, work, figures, quote } = caseStudy;
  const industryName = industryLabel(industry);
  return (
    <InnerPage
      title={title}
      description={summary}
      lead={summary}
      path={paths.caseStudy(slug)}
      bookTo={paths.bookings}
      breadcrumbs={[{ label: CASES.page.title, to: paths.caseStudies }]}
      actions={
        <Facts>
          <div>
            <dt>{CASES.facts.client}</dt>
            <dd>{client}</dd>
          </div>
          {industryName && (
            <div>
              <dt>{CASES.facts.industry}</dt>
              <dd>
                <SmartLink to={paths.industry(industry as IndustrySlug)}>{industryName}</SmartLink>
              </dd>
            </div>
          )}
          {size && (
            <div>
              <dt>{CASES.facts.size}</dt>
              <dd>{size}</dd>
            </div>
          )}
        </Facts>
      }
    >
      <TitledSection id="situation" title={CASES.situation} background="sheet">
        <Text>{situation}</Text>
      </TitledSection>
      <TitledSection id="work" title={CASES.work}>
        <Text>{work}</Text>
      </TitledSection>
      {figures.length > 0 && (
        <TitledSection id="figures" title={CASES.figures.title} background="sheet">
          <FigureTable figures={figures} />
        </TitledSection>
      )}
      {quote && (
        <TitledSection id="quote" title={CASES.quote}>
          <Quote>
            <blockquote>“{quote.text}”</blockquote>
            <figcaption>
              <b>{quote.name}</b>
              {quote.position && `, ${quote.position}`}
            </figcaption>
          </Quote>
        </TitledSection>
      )}
      <CallToAction title={CASES.call.title} to={paths.contact} label={CASES.call.label} />
    </InnerPage>
  );
}

const Facts = styled('dl')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 40px;
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
  dt {
    color: var(--muted);
  }
  dd {
    font-weight: 550;
    color: var(--ink);
  }
`;

const Text = styled('p')`
  max-width: var(--measure-wide);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Quote = styled('figure')`
  margin: 0;
  blockquote {
    margin: 0;
    max-width: 24em;
    font-size: clamp(1.375rem, 1.1rem + 1.2vw, 2rem);
    line-height: 1.25;
    letter-spacing: -0.02em;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  figcaption {
    margin-top: 18px;
    color: var(--muted);
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
`;

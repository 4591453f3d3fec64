import type { CaseStudySummary } from '@site/api/content/caseStudies/contract';
import { below, CallToAction, notFound, SmartLink, styled, useCachedResult } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { CallAndBook } from '../../innerPage/CallAndBook';
import { InnerPage } from '../../innerPage/InnerPage';
import { UnavailablePage } from '../../innerPage/UnavailablePage';
import { CASES } from './content';
import { industryLabel } from './industryLabel';

/** All published case studies, newest first. A 404 if there are none. */
export function CaseStudiesPage() {
  const cases = useCachedResult<CaseStudySummary[]>('listCaseStudies');
  if (!cases) return <UnavailablePage path={paths.caseStudies} />;
  return (
    <InnerPage
      {...CASES.page}
      path={paths.caseStudies}
      bookTo={paths.bookings}
      actions={<CallAndBook bookTo={paths.bookings} />}
    >
      <Styles>
        <ul className="wrap">
          {cases.map(({ slug, title, summary, client, industry, figures: [figure] }) => (
            <li key={slug}>
              <p className="note">{[client, industryLabel(industry)].filter(Boolean).join(' · ')}</p>
              <h2>
                <SmartLink to={paths.caseStudy(slug)}>{title}</SmartLink>
              </h2>
              <p className="summary">{summary}</p>
              {figure && (
                <p className="figure">
                  <b className="tn">{[figure.before, figure.after].filter(Boolean).join(' → ')}</b>
                  {figure.label}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Styles>
      <CallToAction title={CASES.call.title} to={paths.contact} label={CASES.call.label} />
    </InnerPage>
  );
}

export { CaseStudiesPage as Component };

export async function loader({ fetch }: LoaderContext): Promise<void> {
  const { caseStudiesApi } = await import('./caseStudiesApi');
  const cases = await fetch(caseStudiesApi.endpoints.listCaseStudies.initiate());
  if (!cases.length) throw notFound();
}

const Styles = styled('div')`
  padding-bottom: clamp(64px, 7vw, 112px);
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border-top: 1px solid var(--line-2);
  }
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    padding: 28px 30px 32px;
    border: 1px solid var(--line);
    border-top: 0;
    overflow-wrap: anywhere;
  }
  li:nth-of-type(even) {
    border-left: 0;
  }
  li:hover {
    background: var(--sheet);
  }
  h2 {
    margin-top: 8px;
    font-size: var(--fs-h3);
    line-height: 1.16;
  }
  h2 a {
    color: var(--ink);
    text-decoration: none;
  }
  h2 a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  li:hover h2 a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .summary {
    margin-top: 12px;
    max-width: var(--measure-narrow);
  }
  .figure {
    margin-top: auto;
    padding-top: 24px;
    font-size: var(--fs-sm);
    color: var(--muted);
  }
  .figure b {
    display: block;
    font-size: clamp(1.625rem, 1.3rem + 1vw, 2.25rem);
    font-weight: 500;
    letter-spacing: -0.03em;
    line-height: 1.1;
    color: var(--navy);
  }
  @media ${below.phone} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
    li,
    li:nth-of-type(even) {
      border-inline: 0;
      padding: 22px 0 24px;
    }
  }
`;

import { below, notFound, Page, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ToolLayout } from '../../toolLayout/ToolLayout';
import { ASSESSMENTS } from './content';
import { DomainScale } from './DomainScale';
import { loadAssessment } from './loadAssessment';
import { StartPanel } from './StartPanel';

/** An assessment, also embedded: its introduction, and the questions once the visitor starts. */
export function AssessmentPage() {
  const isEmbedded = useLocation().pathname.startsWith(`${paths.embedded}/`);
  const intro = findAssessment(useParams().slug);
  const [start, setStart] = useState<StartState>({});
  if (!intro) return null;
  const { slug, title, description, lead, domains, rules } = intro;
  const page = {
    title,
    description,
    lead,
    path: `/assessments/${slug}`,
    breadcrumbs: [{ label: 'Tools', to: paths.tools }],
  };
  const handleStart = async () => {
    if (start.isLoading) return;
    setStart({ isLoading: true });
    setStart(await loadAssessment(slug).catch(() => ({ hasFailed: true })));
  };
  // Resets the state for another assessment.
  if (start.AssessmentFlow && start.assessment?.slug === slug)
    return (
      <Page {...page} noindex={isEmbedded} renderHeader={() => null}>
        <start.AssessmentFlow assessment={start.assessment} />
      </Page>
    );
  return (
    <>
      <DomainScale assessment={intro} />
      <ToolLayout {...page} isEmbedded={isEmbedded}>
        <Styles className="ruled edges">
          <div className="wrap">
            <div className="card">
              <div className="topics">
                <h2>What it asks</h2>
                <ol>
                  {domains.map((domain, index) => (
                    <li key={domain.title}>
                      <span className="key" aria-hidden="true">
                        {index + 1}
                      </span>
                      <div>
                        <h3>{domain.title}</h3>
                        <p>{domain.text}</p>
                      </div>
                    </li>
                  ))}
                </ol>
              </div>
              <div>
                <StartPanel
                  intro={intro}
                  isLoading={Boolean(start.isLoading)}
                  hasFailed={Boolean(start.hasFailed)}
                  onStart={handleStart}
                />
                <div className="rules">
                  <h2>How your answers are treated</h2>
                  <ul>
                    {rules.map((rule) => (
                      <li key={rule}>{rule}</li>
                    ))}
                  </ul>
                </div>
              </div>
            </div>
          </div>
        </Styles>
      </ToolLayout>
    </>
  );
}

interface StartState extends Partial<Awaited<ReturnType<typeof loadAssessment>>> {
  isLoading?: boolean;
  hasFailed?: boolean;
}

export { AssessmentPage as Component };

export async function loader({ params }: LoaderContext): Promise<void> {
  if (!findAssessment(params.slug)) throw notFound();
}

const findAssessment = (slug?: string) => ASSESSMENTS.find((assessment) => assessment.slug === slug);

const Styles = styled('section')`
  padding-bottom: clamp(56px, 6.4vw, 104px);
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1.62fr) minmax(0, 1fr);
    background: var(--sheet);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    box-shadow: var(--sh-sheet);
  }
  .card > div + div {
    border-left: 1px solid var(--line-2);
  }
  .topics {
    padding: 26px 28px 30px;
  }
  .topics h2,
  .rules h2 {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.6;
    letter-spacing: -0.01em;
    color: var(--blue);
    margin-bottom: 10px;
  }
  ol {
    border-top: 1px solid var(--line-2);
  }
  ol li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 14px;
    align-items: center;
    padding: 14px 0;
    border-bottom: 1px solid var(--line);
  }
  .key {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border: 1px solid var(--line-2);
    border-bottom-width: 2px;
    border-radius: 5px;
    background: var(--white);
    font: 550 1rem / 1 var(--mono);
    color: var(--navy);
  }
  h3 {
    font-size: 1.25rem;
    letter-spacing: -0.025em;
    line-height: 1.25;
  }
  .rules {
    border-top: 1px solid var(--line);
    padding: 22px 28px 26px;
  }
  .topics p {
    font-size: 1rem;
    line-height: 1.5;
  }
  ul li {
    position: relative;
    padding: 5px 0 5px 34px;
  }
  ul li::before {
    content: "";
    position: absolute;
    left: 0;
    top: 1.1em;
    width: 20px;
    height: 1px;
    background: var(--navy);
  }
  @media ${below.tablet} {
    .card {
      grid-template-columns: minmax(0, 1fr);
    }
    /* The button is on the first screen. */
    .card > div + div {
      order: -1;
      border-left: 0;
      border-bottom: 1px solid var(--line-2);
    }
  }
  @media ${below.phone} {
    .topics,
    .rules {
      padding-inline: 16px;
    }
  }
`;

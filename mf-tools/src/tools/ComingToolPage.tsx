import { below, Drawing, notFound, Section, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { useParams } from 'react-router-dom';
import { InstrumentPage } from '../parts/InstrumentPage';
import { NextStep } from '../parts/NextStep';
import { TitleBlock } from '../parts/TitleBlock';
import { Until } from '../parts/Until';
import { Checks } from './Checks';
import { INSTRUMENTS } from './content';
import { drawings } from './drawings';

/** An instrument that is still in the workshop: what it will check, and what there is today. */
export function ComingToolPage() {
  const instrument = inWorkshop(useParams().slug);
  if (!instrument) return null;
  const { slug, name, question, leaves, workshop } = instrument;
  return (
    <InstrumentPage
      title={question}
      searchTitle={`${name}: what it will check`}
      description={workshop.description}
      lead={workshop.lead}
      path={paths.tool(slug)}
      crumbs={[{ label: 'Tools', to: paths.tools }]}
      label={name}
    >
      <Look className="ruled edges" aria-label={name}>
        <div className="wrap">
          <div className="sheet">
            <Checks workshop={workshop} />
            <aside>
              <Drawing {...drawings[slug]} priority />
              <Until mark="In the workshop" text={workshop.today} />
            </aside>
          </div>
          <TitleBlock
            items={[
              { term: 'Works', says: 'Not yet: this page says what it will do' },
              { term: 'Will read', says: workshop.reads },
              { term: 'Will send', says: leaves },
              { term: 'Will keep', says: workshop.keeps },
            ]}
          />
        </div>
      </Look>
      <Section ruled="edges" tight>
        <div className="wrap">
          <NextStep
            title="One instrument works today"
            to={paths.tool('password-strength')}
            label="Test a password"
            more={{ to: paths.tools, label: 'All instruments' }}
          >
            See what a password is made of, watch it crack, and ask whether it has leaked. It runs in your
            browser.
          </NextStep>
        </div>
      </Section>
    </InstrumentPage>
  );
}

export { ComingToolPage as Component };

export async function loader({ params }: LoaderContext): Promise<void> {
  if (!inWorkshop(params.slug)) throw notFound();
}

function inWorkshop(slug?: string) {
  const found = INSTRUMENTS.find((instrument) => instrument.slug === slug);
  return found?.workshop && { ...found, workshop: found.workshop };
}

const Look = styled('section')`
  padding-bottom: clamp(24px, 3vw, 40px);
  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1.62fr) minmax(0, 1fr);
    background: var(--sheet);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    box-shadow: var(--sh-sheet);
    margin-bottom: 20px;
  }
  aside {
    border-left: 1px solid var(--line-2);
    display: flex;
    flex-direction: column;
  }
  aside img {
    width: 100%;
    height: clamp(220px, 24vw, 320px);
    object-fit: contain;
    padding: 26px 26px 10px;
    border-bottom: 1px solid var(--line);
  }
  @media ${below.tablet} {
    .sheet {
      grid-template-columns: minmax(0, 1fr);
    }
    aside {
      border-left: 0;
      border-top: 1px solid var(--line-2);
    }
  }
`;

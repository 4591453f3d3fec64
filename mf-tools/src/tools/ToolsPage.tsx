import { below, Section, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { InstrumentPage } from '../parts/InstrumentPage';
import { INSTRUMENTS } from './content';
import { InstrumentCard } from './InstrumentCard';
import { QuestionSheets } from './QuestionSheets';

/** The instruments on one sheet, and the two question sheets below. */
export function ToolsPage() {
  return (
    <InstrumentPage
      title="Four instruments"
      searchTitle="Four instruments: check mail, passwords, messages and websites"
      description="Free checks without sign-up for passwords, email security, phishing and domain security. Each says what leaves your browser before you use it."
      lead="Free, without sign-up, results before anything else. Each says what leaves your browser before you use it."
      path={paths.tools}
      label="Tools"
    >
      <section className="ruled edges" aria-label="Tools">
        <div className="wrap">
          <Look>
            {INSTRUMENTS.map((instrument, index) => (
              <InstrumentCard key={instrument.slug} instrument={instrument} isWide={index % 3 === 0} />
            ))}
          </Look>
        </div>
      </section>
      <Section ruled="edges" aria-labelledby="questions">
        <div className="wrap">
          <QuestionSheets />
        </div>
      </Section>
    </InstrumentPage>
  );
}

export { ToolsPage as Component };

const Look = styled('div')`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  border: 1px solid var(--line-2);
  background: var(--sheet);
  position: relative;
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(-1 * var(--gutter));
    border-inline: 0;
  }
`;

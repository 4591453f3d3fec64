import { below, Note, styled } from '@site/shell/kit';
import type { ScanToolDefinition } from '../definition/ScanToolDefinition';
import { GradeSummary } from '../result/GradeSummary';
import { PointsBar } from '../result/PointsBar';

/** A sample result and the planned checks, shown before a scan. */
export function SampleResult({ definition }: { definition: ScanToolDefinition }) {
  const { sample, grades, checks, unit } = definition;
  const answered = sample.checks.filter(({ state }) => state !== 'unknown').length;
  return (
    <Styles>
      <Note>This is a sample. Your result appears here.</Note>
      <GradeSummary
        result={{ ...sample, shownAs: 'yourfirm.example', answered, planned: sample.checks.length }}
        grades={grades}
      >
        <PointsBar checks={sample.checks} />
      </GradeSummary>
      <div className="reads">
        <div>
          <h2>What it reads</h2>
          <p>{unit}</p>
        </div>
        <ul>
          {checks.map(({ check, title, text, weight }) => (
            <li key={check}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Note as="span">{weight || 'shown'}</Note>
            </li>
          ))}
        </ul>
      </div>
    </Styles>
  );
}

const Styles = styled('div')`
  > .note {
    margin-bottom: 10px;
  }
  .reads {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    gap: 16px 40px;
    margin-top: clamp(32px, 4vw, 56px);
  }
  .reads h2 {
    font-size: var(--fs-h3);
  }
  .reads > div p {
    margin-top: 8px;
    font-size: 1rem;
    line-height: 1.5;
    max-width: var(--measure-narrow);
  }
  .reads ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 40px;
    border-top: 1px solid var(--line-2);
  }
  .reads li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    align-content: start;
    padding: 14px 0 16px;
    border-bottom: 1px solid var(--line);
  }
  h3 {
    font-size: 1.25rem;
    letter-spacing: -0.025em;
    line-height: 1.25;
  }
  li p {
    grid-column: 1;
    font-size: 1rem;
    line-height: 1.45;
  }
  li .note {
    grid-column: 2;
    grid-row: 1;
    align-self: baseline;
  }
  @media ${below.tablet} {
    .reads,
    .reads ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

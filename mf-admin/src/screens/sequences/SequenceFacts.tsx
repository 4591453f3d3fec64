import {
  type SequenceEntry,
  type StepFigures,
  stopReasonOptions,
} from '@site/api/audience/sequences/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { formatCount } from '../../formatting/formatCount';
import { FactGrid } from '../../workbench/record/FactGrid';
import { StepActions } from './StepActions';

/** The emails of a sequence as they are saved, and what happened at each step. */
export function SequenceFacts({ row }: { row: SequenceEntry }) {
  const { id, steps, figures, started, finished, updatedAt, version } = row;
  return (
    <>
      <Styles aria-labelledby="sequence-steps">
        <h3 id="sequence-steps">Saved emails</h3>
        <ol>
          {steps.map((step, at) => (
            <li key={step.key}>
              <b>{step.subject}</b>
              {started > 0 && <p className="mu">{describeStep(figures[at] as StepFigures)}</p>}
              <StepActions id={id} version={version} step={step} />
            </li>
          ))}
        </ol>
        <p className="mu">
          {started > 0
            ? 'People who left early are counted every hour. Failed emails are from the last 30 days.'
            : 'No one has started it yet.'}
        </p>
      </Styles>
      <FactGrid
        facts={[
          { name: 'Started', value: formatCount(started) },
          { name: 'Finished', value: formatCount(finished) },
          { name: 'Last updated', value: dateFormat.stamp(updatedAt) },
        ]}
      />
    </>
  );
}

function describeStep({ waiting, emailed, skipped, failed, stopped }: StepFigures): string {
  const left = stopped.map(({ reason, count }) => {
    const label = stopReasonOptions.find(({ value }) => value === reason)?.label ?? reason;
    return `${formatCount(count)} left early (${label})`;
  });
  return [
    `${formatCount(waiting)} waiting`,
    `${formatCount(emailed)} emailed`,
    skipped > 0 && `${formatCount(skipped)} skipped`,
    failed > 0 && `${formatCount(failed)} failed`,
    ...left,
  ]
    .filter(Boolean)
    .join(', ');
}

const Styles = styled('section')`
  padding: 14px 20px;
  border-bottom: 1px solid var(--line-2);
  font-size: var(--a13);
  h3 {
    margin-bottom: 8px;
    font-size: 1rem;
    font-weight: 600;
  }
  ol {
    padding-left: 18px;
    list-style: decimal;
  }
  li {
    padding: 4px 0;
    overflow-wrap: anywhere;
  }
`;

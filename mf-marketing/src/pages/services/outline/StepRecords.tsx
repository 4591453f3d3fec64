import { below, styled } from '@site/shell/kit';
import type { Outline } from '../content/Outline';

/** What is written down after each step. Only the last record is read aloud and shown on narrow screens: it has all. */
export function StepRecords({ example, steps }: StepRecordsProps) {
  const { title, entries } = example;
  const last = steps - 1;
  return (
    <Styles role="group" aria-label={title} style={{ '--steps': steps } as object}>
      <p className="note" aria-hidden>
        {title}
      </p>
      {Array.from({ length: steps }, (_, step) => (
        <dl
          // biome-ignore lint/suspicious/noArrayIndexKey: a record is its step
          key={step}
          aria-hidden={step < last || undefined}
        >
          {entries.map(({ label, value, step: since }) => (
            <div key={label} className={since === step ? 'is-new' : since > step ? 'is-open' : undefined}>
              <dt>{label}</dt>
              <dd>{since > step ? '\u00a0' : value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </Styles>
  );
}

interface StepRecordsProps {
  example: NonNullable<Outline<string>['example']>;
  steps: number;
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: repeat(var(--steps), minmax(0, 1fr));
  margin-top: 36px;
  .note {
    grid-column: 1 / -1;
    margin-bottom: 10px;
  }
  dl {
    display: grid;
    /* All records have the same rows. */
    grid-row: span 5;
    grid-template-rows: subgrid;
    align-content: start;
    margin-right: 24px;
    border: 1px solid var(--line-2);
    background: var(--white);
  }
  dl > div {
    padding: 10px 14px 12px;
    border-left: 3px solid transparent;
  }
  dl > div + div {
    border-top: 1px solid var(--line);
  }
  .is-new {
    border-left-color: var(--ember);
  }
  dt {
    font-size: var(--fs-note);
    color: var(--blue);
  }
  .is-open {
    background: repeating-linear-gradient(135deg, var(--line) 0 1px, transparent 1px 7px);
  }
  .is-open dt {
    color: var(--muted);
  }
  dd {
    margin: 2px 0 0;
    font-size: 0.9375rem;
    line-height: 1.3;
    color: var(--ink);
  }
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: 28px;
    dl {
      margin: 0;
    }
    dl[aria-hidden] {
      display: none;
    }
    .is-new {
      border-left-color: transparent;
    }
  }
`;

import { type GoalStep, maxGoalSteps } from '@site/api/insights/goals/contract';
import { Button, below, styled } from '@site/shell/kit';
import { FieldCell } from '@site/shell/kit/form';
import { IconButton } from '@site/shell/kit/workbench';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useGetAnalyticsBreakdownQuery } from '../report/analyticsApi';
import { daysOf, officeDay } from '../report/reportPeriod';

/** The steps of a goal, as a record field. Suggests the pages and events of the last month. */
export function StepsField({ name, label, help }: { name: string; label: string; help?: string }) {
  const id = useId();
  return (
    <FieldCell<GoalStep[]>
      name={name}
      label={label}
      hint={help}
      isGroup
      wide
      control={({ value, onChange, ...input }) => {
        const steps = value || [];
        const replace = (at: number, changed: GoalStep) =>
          onChange(steps.map((step, index) => (index === at ? changed : step)));
        const swap = (at: number) =>
          onChange(
            steps.map((step, index) => steps[index === at ? at + 1 : index === at + 1 ? at : index] ?? step),
          );
        return (
          <Styles
            role="group"
            aria-labelledby={input['aria-labelledby']}
            aria-describedby={input['aria-describedby']}
          >
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no identity of their own
              <div className="step" key={at}>
                <span className="number" aria-hidden>
                  {at + 1}
                </span>
                <input
                  type="text"
                  className="control"
                  aria-label={`Step ${at + 1}`}
                  aria-invalid={input['aria-invalid']}
                  placeholder={at ? 'generate_lead' : '/contact'}
                  list={id}
                  maxLength={200}
                  autoComplete="off"
                  spellCheck={false}
                  value={step.value}
                  onChange={({ target }) => replace(at, toStep(target.value))}
                />
                <span className="kind">{step.value && (step.kind === 'page' ? 'Page' : 'Event')}</span>
                <span className="actions">
                  <IconButton
                    label={`Move step ${at + 1} up`}
                    disabled={at === 0}
                    onClick={() => swap(at - 1)}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    label={`Move step ${at + 1} down`}
                    disabled={at === steps.length - 1}
                    onClick={() => swap(at)}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                  <IconButton
                    label={`Remove step ${at + 1}`}
                    disabled={steps.length === 1}
                    onClick={() => onChange(steps.filter((_, index) => index !== at))}
                  >
                    <X aria-hidden />
                  </IconButton>
                </span>
              </div>
            ))}
            {steps.length < maxGoalSteps && (
              <Button tone="line" size="small" onClick={() => onChange([...steps, toStep('')])}>
                <Plus aria-hidden />
                Add step
              </Button>
            )}
            <Suggestions id={id} />
          </Styles>
        );
      }}
    />
  );
}

/** A path begins with a slash; everything else is the name of an event. */
const toStep = (value: string): GoalStep => ({
  kind: !value || value.startsWith('/') ? 'page' : 'event',
  value,
});

function Suggestions({ id }: { id: string }) {
  const month = daysOf('month', officeDay());
  const pages = useGetAnalyticsBreakdownQuery({ query: { ...month, dimension: 'page' } });
  const events = useGetAnalyticsBreakdownQuery({ query: { ...month, dimension: 'event' } });
  const rows = [pages, events].flatMap(({ currentData }) => currentData?.rows.slice(0, 100) ?? []);
  return (
    <datalist id={id}>
      {[...new Set(rows.map(({ key }) => key))].map((key) => (
        <option key={key} value={key} />
      ))}
    </datalist>
  );
}

const Styles = styled('div')`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 6px 20px 10px;
  .step {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr) 42px auto;
    align-items: center;
    gap: 6px;
    width: 100%;
  }
  .step > .control {
    min-width: 0;
    padding: 6px 10px;
    border: 1px solid var(--line-2);
    border-radius: 3px;
  }
  .number,
  .kind {
    color: var(--muted);
    font-size: var(--a13);
    font-variant-numeric: tabular-nums;
  }
  .actions {
    display: flex;
  }
  @media ${below.phone} {
    padding-inline: 16px;
    .step {
      grid-template-columns: 18px minmax(0, 1fr) auto;
    }
    .step > .control {
      grid-column: 2 / -1;
    }
    .kind {
      grid-row: 2;
      grid-column: 2;
    }
    .actions {
      grid-row: 2;
      grid-column: 3;
    }
  }
`;

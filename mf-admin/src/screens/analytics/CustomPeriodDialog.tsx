import { Button, styled } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import { type KeyboardEvent, useState } from 'react';
import { type DayRange, isDay } from './report/reportPeriod';

/** Chooses the first and last day of the report. */
export function CustomPeriodDialog({ days, onChoose, onClose }: CustomPeriodDialogProps) {
  const [range, setRange] = useState(days);
  const [error, setError] = useState('');
  const submit = () => {
    if (!isDay(range.from) || !isDay(range.to)) setError('Enter both days.');
    else if (range.from > range.to) setError('The first day can’t be after the last day.');
    else onChoose(range);
  };
  const set = (part: Partial<DayRange>) => {
    setError('');
    setRange({ ...range, ...part });
  };
  const submitOnEnter = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) submit();
  };
  return (
    <Dialog open onClose={onClose} title="Custom range">
      <Styles onKeyDown={submitOnEnter}>
        <label>
          First day
          <input
            type="date"
            value={range.from}
            aria-invalid={error !== ''}
            aria-describedby={error ? 'range-error' : undefined}
            onChange={({ target }) => set({ from: target.value })}
          />
        </label>
        <label>
          Last day
          <input
            type="date"
            value={range.to}
            aria-invalid={error !== ''}
            aria-describedby={error ? 'range-error' : undefined}
            onChange={({ target }) => set({ to: target.value })}
          />
        </label>
        {error && (
          <p id="range-error" role="alert">
            {error}
          </p>
        )}
        <div className="actions">
          <Button tone="navy" size="small" onClick={submit}>
            Apply
          </Button>
          <Button tone="line" size="small" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Styles>
    </Dialog>
  );
}

interface CustomPeriodDialogProps {
  days: DayRange;
  onChoose: (days: DayRange) => void;
  onClose: () => void;
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  padding: 16px 20px 20px;
  label {
    display: grid;
    gap: 4px;
    font-size: var(--a13);
    font-weight: 550;
    color: var(--blue);
  }
  input {
    min-width: 0;
    height: var(--ctl);
    padding: 0 8px;
    border: 1px solid var(--line-2);
    border-radius: 6px;
    background: var(--sheet);
    color: var(--ink);
    font: 450 var(--a14) / 1 var(--sans);
  }
  p {
    grid-column: 1 / -1;
    color: var(--error);
    font-weight: 550;
  }
  .actions {
    grid-column: 1 / -1;
    display: flex;
    gap: 8px;
  }
`;

import { isDay } from '@site/api/platform/contracts/endpoint';
import { Button, styled } from '@site/shell/kit';
import { DateInput } from '@site/shell/kit/fields';
import { Dialog } from '@site/shell/kit/workbench';
import { type KeyboardEvent, useId, useState } from 'react';
import { type DayRange, namedRanges, officeDay } from './report/reportPeriod';

/** Chooses the first and last day of the report. */
export function CustomPeriodDialog({ days, onChoose, onClose }: CustomPeriodDialogProps) {
  const [range, setRange] = useState(days);
  const [error, setError] = useState('');
  const id = useId();
  const submit = () => {
    if (!isDay(range.from) || !isDay(range.to)) setError('Enter both days, such as 11/28/2026.');
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
        <fieldset aria-label="Named ranges">
          {namedRanges(officeDay()).map(({ label, ...named }) => (
            <Button key={label} tone="line" size="small" onClick={() => onChoose(named)}>
              {label}
            </Button>
          ))}
        </fieldset>
        {(['from', 'to'] as const).map((end) => (
          <div key={end}>
            <label htmlFor={`${id}-${end}`}>{end === 'from' ? 'First day' : 'Last day'}</label>
            <DateInput
              id={`${id}-${end}`}
              value={range[end]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'range-error' : undefined}
              onChange={(day) => set({ [end]: day })}
            />
          </div>
        ))}
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
  > div:has(> label) {
    display: grid;
    gap: 4px;
  }
  label {
    font-size: var(--a13);
    font-weight: 550;
    color: var(--blue);
  }
  p {
    grid-column: 1 / -1;
    color: var(--error);
    font-weight: 550;
  }
  fieldset {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .actions {
    grid-column: 1 / -1;
    display: flex;
    gap: 8px;
  }
`;

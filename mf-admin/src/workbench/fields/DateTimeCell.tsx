import { DateTimeInput, validateDateTime } from '@site/shell/kit/fields';
import { useId, useState } from 'react';
import { CellNotes } from './TextCell';

/** A date and time, entered in Central Time. */
export function DateTimeCell({ label, value, onChange, hint, ...cell }: DateTimeCellProps) {
  const id = useId();
  const { problem, ...dateTime } = useCompleteDateTime(value, onChange);
  const error = problem ?? cell.error;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`cell is-wide${error ? ' is-bad' : ''}`}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <DateTimeInput
        id={id}
        name={label}
        className="control"
        {...dateTime}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
      />
      <CellNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/**
 * Props for the kit's date and time control outside a form. Only complete values are reported, as ISO 8601 in UTC, or
 * an empty string once cleared; partial input stays in the control. `problem` is what is wrong with it once the
 * control is left.
 */
export function useCompleteDateTime(value: string, onChange: (dateTime: string) => void) {
  const [partial, setPartial] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const change = (next: unknown) => {
    const dateTime = String(next);
    const isComplete = dateTime === '' || ISO.test(dateTime);
    setPartial(isComplete ? undefined : dateTime);
    setProblem(undefined);
    if (isComplete) onChange(dateTime);
  };
  return {
    value: partial ?? value,
    problem,
    onChange: change,
    onBlur: () => setProblem(validateDateTime(partial)),
    onFocus: () => undefined,
  };
}

const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

interface DateTimeCellProps {
  label: string;
  value: string;
  onChange: (dateTime: string) => void;
  error?: string;
  hint?: string;
}

import { Moment } from '@site/shell/kit/fields';
import { useId, useState } from 'react';
import { CellNotes } from './WordsCell';

/**
 * A moment, entered as the clocks in Texas show it. Only whole ones are passed on, as ISO 8601 in UTC, and nothing when
 * it is emptied; what is half entered stays as it is.
 */
export function MomentCell({ label, value, onChange, error, isAtFault, hint }: MomentCellProps) {
  const id = useId();
  const [half, setHalf] = useState<string>();
  const told = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const change = (next: unknown) => {
    const moment = String(next);
    const isWhole = moment === '' || ISO.test(moment);
    setHalf(isWhole ? undefined : moment);
    if (isWhole) onChange(moment);
  };
  return (
    <div className={`cell is-wide${error ? ' is-bad' : ''}`}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <Moment
        id={id}
        name={label}
        className="control"
        value={half ?? value}
        onChange={change}
        onBlur={() => undefined}
        onFocus={() => undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={told || undefined}
        aria-invalid={error || isAtFault ? true : undefined}
      />
      <CellNotes id={id} hint={hint} error={error} />
    </div>
  );
}

const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

interface MomentCellProps {
  label: string;
  value: string;
  onChange: (moment: string) => void;
  error?: string;
  /** Something keeps its value from being public, which is said below it. */
  isAtFault?: boolean;
  hint?: string;
}

import { type ReactNode, useId } from 'react';
import type { SelectOption } from './SelectOption';
import { CellNotes } from './TextCell';

/** A select with its label, hint and error. */
export function SelectCell({ label, value, options, onChange, error, hint, isWide = true }: SelectCellProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={['cell', isWide && 'is-wide', error && 'is-bad'].filter(Boolean).join(' ')}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="control"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <CellNotes id={id} hint={hint} error={error} />
    </div>
  );
}

interface SelectCellProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  error?: string;
  hint?: ReactNode;
  isWide?: boolean;
}

import { useId } from 'react';
import type { SelectOption } from '../../workbench/fields/SelectOption';
import { CellNotes } from '../../workbench/fields/TextCell';

/** A select with its label, hint and error, outside the fields of a record. */
export function SelectCell({ label, value, options, error, hint, onChange }: SelectCellProps) {
  const id = useId();
  return (
    <div className={error ? 'cell is-wide is-bad' : 'cell is-wide'}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="control"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
        }
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
  error: string | undefined;
  hint?: string;
  onChange: (value: string) => void;
}

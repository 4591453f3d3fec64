import { FormGrid } from '@site/shell/kit/form';
import { useId } from 'react';
import { CellNotes, TextCell } from '../../fields/TextCell';
import type { BulkField } from './BulkActions';

/** The value that a bulk action needs: a choice or a text. */
export function BulkFieldCell({ label, hint, options, maxLength, ...props }: BulkFieldCellProps) {
  const { value, error, onChange } = props;
  const id = useId();
  return (
    <FormGrid isDense isSingle isFramed>
      {options ? (
        <div className={error ? 'cell is-wide is-bad' : 'cell is-wide'}>
          <label className="label" htmlFor={id}>
            {label}
          </label>
          <select
            id={id}
            className="control"
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
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
      ) : (
        <TextCell
          label={label}
          hint={hint}
          rows={3}
          maxLength={maxLength}
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
    </FormGrid>
  );
}

interface BulkFieldCellProps extends BulkField {
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

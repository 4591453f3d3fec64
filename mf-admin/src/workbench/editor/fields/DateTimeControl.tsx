import { DateTimeInput } from '@site/shell/kit/fields';
import { useId } from 'react';
import { useCompleteDateTime } from '../../fields/DateTimeCell';
import { PlainFieldset } from '../../fields/PlainFieldset';
import type { FieldControlProps } from '../definition/EditorDefinition';

/** A date and time in Central Time; null while empty. */
export function DateTimeControl({ label, value, onChange, isReadOnly, errors: faults }: FieldControlProps) {
  const id = useId();
  const { problem, ...dateTimeProps } = useCompleteDateTime(value ?? '', (next) => onChange(next || null));
  return (
    <>
      <span id={`${id}-label`}>{label}</span>
      <PlainFieldset disabled={isReadOnly}>
        <div className="control">
          <DateTimeInput
            {...dateTimeProps}
            id={id}
            name={label}
            className="date-time"
            aria-labelledby={`${id}-label`}
            aria-invalid={faults[''] || problem ? true : undefined}
            aria-describedby={problem && `${id}-problem`}
          />
        </div>
      </PlainFieldset>
      {problem && (
        <p className="no" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

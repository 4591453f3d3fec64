import { isDay } from '@site/api/platform/contracts/endpoint';
import { DateInput } from '@site/shell/kit/fields';
import { useId } from 'react';
import type { FieldControlProps } from '../definition/EditorDefinition';

export const DATE_EXAMPLE = 'Enter a date such as 11/28/2026.';

/** A calendar date; empty for none. */
export function DateControl({ label, value, onChange, isReadOnly }: FieldControlProps) {
  const id = useId();
  const isOff = value !== '' && !isDay(value);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        value={value}
        readOnly={isReadOnly}
        aria-invalid={isOff ? true : undefined}
        aria-describedby={isOff ? `${id}-fault` : undefined}
        onChange={onChange}
      />
      {isOff && (
        <p className="no" id={`${id}-fault`}>
          {DATE_EXAMPLE}
        </p>
      )}
    </>
  );
}

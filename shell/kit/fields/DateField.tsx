import { FieldCell, type FieldProps } from '../form/FieldCell';
import { DateInput } from './DateInput';

/** A calendar day. The form's value is `2026-11-28`, or the typed text as long as that is not a date. */
export function DateField(field: FieldProps) {
  // Without a name, since a form reads named controls for what was typed before it was hydrated.
  return (
    <FieldCell<string>
      {...field}
      control={({ name: _, onFocus: __, ...input }) => <DateInput {...input} />}
    />
  );
}

import { FieldCell, type FieldProps } from '../form/FieldCell';
import { DateInput } from './DateInput';

/** A calendar day. The form's value is `2026-11-28`, or the typed text as long as that is not a date. */
export function DateField(field: FieldProps) {
  return <FieldCell<string> {...field} control={({ name: _, onFocus: __, ...input }) => <DateInput {...input} />} />;
}

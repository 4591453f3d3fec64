import { FieldCell, type FieldProps } from './FieldCell';

/** A multi-line text field. */
export function TextAreaField({ placeholder, rows, maxLength, ...field }: TextAreaFieldProps) {
  return (
    <FieldCell
      wide
      {...field}
      control={(input) => (
        <textarea {...(input as object)} placeholder={placeholder} rows={rows} maxLength={maxLength} />
      )}
    />
  );
}

export interface TextAreaFieldProps extends FieldProps {
  placeholder?: string;
  rows?: number;
  maxLength?: number;
}

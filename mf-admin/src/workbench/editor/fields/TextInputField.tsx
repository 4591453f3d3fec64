import { useId } from 'react';

/** A line of text of the panel beside the sheet, whose value a control reads in its own way. */
export function TextInputField({
  label,
  value,
  onChange,
  isReadOnly,
  isInvalid,
  error,
  ...rest
}: PlainFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className="control"
        type="text"
        autoComplete="off"
        value={value}
        readOnly={isReadOnly}
        aria-invalid={error || isInvalid ? true : undefined}
        aria-describedby={error ? `${id}-fault` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <p className="no" id={`${id}-fault`}>
          {error}
        </p>
      )}
    </>
  );
}

interface PlainFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  isReadOnly?: boolean;
  /** Something keeps its value from being public, which is said below it. */
  isInvalid?: boolean;
  /** Why what is typed is no value. */
  error?: string;
  inputMode?: 'decimal' | 'numeric';
  placeholder?: string;
  maxLength: number;
}

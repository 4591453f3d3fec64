import { useId } from 'react';

/** A single-line text field of the settings panel for controls that parse its value. */
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
  /** Its value blocks publishing; the caller shows why below it. */
  isInvalid?: boolean;
  /** Why the typed text is not a valid value. */
  error?: string;
  inputMode?: 'decimal' | 'numeric';
  placeholder?: string;
  maxLength: number;
}

import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import { FormCell } from './FormCell';

/** A form field in its cell: label, control and error message. */
export function FieldCell<Value = string>(props: FieldCellProps<Value>) {
  const { name, label, optional, hint, wide, isGroup, isOmittedWhenEmpty, validate, endAdornment, control } =
    props;
  const { input, meta } = useField<Value>(name, {
    parse: (value) => (isOmittedWhenEmpty && value === '' ? undefined : value) as Value,
    format: (value) => (value ?? '') as Value,
    validate,
  });
  const error = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const visibleError = meta.submitFailed ? (error as string | undefined) : undefined;
  // Two forms on one page may have fields of the same name.
  const id = useId();
  const described = [visibleError && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const labelContent = (
    <>
      {label} {optional && <small>(optional)</small>}
    </>
  );
  return (
    <FormCell name={name} wide={wide} hasError={Boolean(visibleError)}>
      {isGroup ? (
        <span className="label" id={`${id}-label`}>
          {labelContent}
        </span>
      ) : (
        <label className="label" htmlFor={id}>
          {labelContent}
        </label>
      )}
      {control({
        ...input,
        id,
        className: 'control',
        'aria-invalid': visibleError ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': optional ? undefined : true,
        ...(isGroup && { 'aria-labelledby': `${id}-label` }),
      })}
      {endAdornment && <div className="after">{endAdornment}</div>}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {visibleError && (
        <p className="error" id={`${id}-error`}>
          {visibleError}
        </p>
      )}
    </FormCell>
  );
}

/** Props of every field. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  /** Shows "(optional)"; otherwise the field is announced as required. */
  optional?: boolean;
  hint?: ReactNode;
  /** Spans the whole row. */
  wide?: boolean;
  /** If empty, it is omitted from the form's values. */
  isOmittedWhenEmpty?: boolean;
  /** Content at the control's right end, such as a button that shows the password. */
  endAdornment?: ReactNode;
}

interface FieldCellProps<Value> extends FieldProps {
  /** Several controls under one label, which they reference by `aria-labelledby`. */
  isGroup?: boolean;
  /** Validation that the form's struct cannot do. */
  validate?: (value: Value) => string | undefined;
  control: (input: ControlProps<Value>) => ReactNode;
}

export interface ControlProps<Value = string> {
  id: string;
  name: string;
  className: string;
  value: Value;
  /** Accepts an event or a value. */
  onChange: (change: unknown) => void;
  onBlur: (event?: never) => void;
  onFocus: (event?: never) => void;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-labelledby'?: string;
  'aria-required'?: true;
  readOnly?: boolean;
}

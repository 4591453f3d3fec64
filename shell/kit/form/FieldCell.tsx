import { type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import { FormCell } from './FormCell';

/** One field in its cell: label, control, and the message when it is in error. */
export function FieldCell<Value = string>(props: FieldCellProps<Value>) {
  const { name, label, optional, hint, wide, isGroup, isOmittedWhenEmpty, validate, endAdornment, control } =
    props;
  const { input, meta } = useField<Value>(name, {
    parse: (value) => (isOmittedWhenEmpty && value === '' ? undefined : value) as Value,
    format: (value) => (value ?? '') as Value,
    validate,
  });
  const error = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const shown = meta.submitFailed ? (error as string | undefined) : undefined;
  // Two forms of one page may have fields of the same name.
  const id = useId();
  const described = [shown && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const words = (
    <>
      {label} {optional && <small>(optional)</small>}
    </>
  );
  return (
    <FormCell name={name} wide={wide} hasError={Boolean(shown)}>
      {isGroup ? (
        <span className="label" id={`${id}-label`}>
          {words}
        </span>
      ) : (
        <label className="label" htmlFor={id}>
          {words}
        </label>
      )}
      {control({
        ...input,
        id,
        className: 'control',
        'aria-invalid': shown ? true : undefined,
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
      {shown && (
        <p className="error" id={`${id}-error`}>
          {shown}
        </p>
      )}
    </FormCell>
  );
}

/** What every field of a form takes. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  /** Shows "(optional)" and is not announced as required. */
  optional?: boolean;
  hint?: ReactNode;
  /** Takes the whole row. */
  wide?: boolean;
  /** Empty, it is not among the form's values. */
  isOmittedWhenEmpty?: boolean;
  /** Stands at the control's right end, such as a button that shows a password. */
  endAdornment?: ReactNode;
}

interface FieldCellProps<Value> extends FieldProps {
  /** Several controls under one label: whoever draws them names them by `aria-labelledby`. */
  isGroup?: boolean;
  /** What the struct of the form cannot tell. */
  validate?: (value: Value) => string | undefined;
  control: (input: ControlProps<Value>) => ReactNode;
}

export interface ControlProps<Value = string> {
  id: string;
  name: string;
  className: string;
  value: Value;
  /** Takes an event or a value. */
  onChange: (change: unknown) => void;
  onBlur: (event?: never) => void;
  onFocus: (event?: never) => void;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-labelledby'?: string;
  'aria-required'?: true;
  readOnly?: boolean;
}

import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { FormCell } from './FormCell';

/** One field in its cell: label, control, and the message when it is in error. */
export function FieldCell({ name, label, optional, hint, wide, control }: FieldCellProps) {
  const { input, meta } = useField<string>(name, { parse: (value) => value, format: (value) => value ?? '' });
  const error = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  const shown = meta.submitFailed ? (error as string | undefined) : undefined;
  const id = `field-${name}`;
  const described = [shown && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <FormCell wide={wide} isBad={Boolean(shown)}>
      <label htmlFor={id}>
        {label} {optional && <small>(optional)</small>}
      </label>
      {control({
        ...input,
        id,
        'aria-invalid': shown ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': optional ? undefined : true,
      })}
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
}

interface FieldCellProps extends FieldProps {
  control: (input: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  name: string;
  value: string;
  onChange: (event: unknown) => void;
  onBlur: (event?: never) => void;
  onFocus: (event?: never) => void;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
}

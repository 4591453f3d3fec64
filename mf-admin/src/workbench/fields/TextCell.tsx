import { type ReactNode, useId } from 'react';

/** A text field with its label, of one or several lines. */
export function TextCell({
  label,
  value,
  onChange,
  error,
  hint,
  rows,
  isWide = true,
  ...rest
}: TextCellProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const control = {
    id,
    className: 'control',
    value,
    maxLength: rest.maxLength,
    placeholder: rest.placeholder,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
  return (
    <div className={['cell', isWide && 'is-wide', error && 'is-bad'].filter(Boolean).join(' ')}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {rows ? (
        <textarea {...control} rows={rows} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...control}
          type="text"
          autoComplete="off"
          inputMode={rest.inputMode}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {rest.after}
      <CellNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export interface TextCellProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  hint?: ReactNode;
  /** The minimum height in lines of a multi-line field. */
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  inputMode?: 'decimal' | 'numeric' | 'url';
  isWide?: boolean;
  /** Rendered below the control, such as suggestions. */
  after?: ReactNode;
}

/** The hint and the error below a control. */
export function CellNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

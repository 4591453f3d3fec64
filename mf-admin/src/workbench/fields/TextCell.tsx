import { type ReactNode, useId } from 'react';

/** A text of an editor in its cell: of one line, or of several. */
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
  /** Several lines, at least so many high. */
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  inputMode?: 'decimal' | 'numeric' | 'url';
  isWide?: boolean;
  /** Stands below the control, such as what it may be. */
  after?: ReactNode;
}

/** What is said below a control: how it is meant, and what is wrong with it. */
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

import type { ReactNode } from 'react';

/** A cell of a form grid. */
export function FormCell({ name, wide, hasError, children }: FormCellProps) {
  const classNames = ['cell', wide && 'is-wide', hasError && 'is-bad'];
  return (
    <div className={classNames.filter(Boolean).join(' ')} data-field={name}>
      {children}
    </div>
  );
}

interface FormCellProps {
  /** Name of the field, by which the error summary finds the cell. */
  name: string;
  wide?: boolean;
  hasError?: boolean;
  children: ReactNode;
}

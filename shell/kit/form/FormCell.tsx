import type { ReactNode } from 'react';

/** A cell among the joined cells of a form; for what is not a field of its own. */
export function FormCell({ wide, isBad, className, children }: FormCellProps) {
  const names = ['cell', wide && 'is-wide', isBad && 'is-bad', className];
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>;
}

export interface FormCellProps {
  wide?: boolean;
  isBad?: boolean;
  className?: string;
  children: ReactNode;
}

import type { ReactNode } from 'react';

/** A cell among the joined cells of a form. */
export function FormCell({ name, wide, hasError, children }: FormCellProps) {
  const looks = ['cell', wide && 'is-wide', hasError && 'is-bad'];
  return (
    <div className={looks.filter(Boolean).join(' ')} data-field={name}>
      {children}
    </div>
  );
}

interface FormCellProps {
  /** Of its field, by which a list of what failed finds it. */
  name: string;
  wide?: boolean;
  hasError?: boolean;
  children: ReactNode;
}

import type { ReactNode } from 'react';

/** Words a screen reader is told when they change. `visible` also shows them. */
export function LiveText({ children, visible, assertive }: LiveTextProps) {
  return (
    <div
      className={visible ? undefined : 'sr'}
      aria-live={assertive ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {children}
    </div>
  );
}

export interface LiveTextProps {
  children?: ReactNode;
  visible?: boolean;
  assertive?: boolean;
}

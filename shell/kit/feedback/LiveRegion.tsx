import type { ReactNode } from 'react';

/** Words a screen reader is told when they change. `visible` also shows them. */
export function LiveRegion({ children, visible, assertive }: LiveRegionProps) {
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

export interface LiveRegionProps {
  children?: ReactNode;
  visible?: boolean;
  assertive?: boolean;
}

import type { ReactNode } from 'react';

/** A live region: announces its text to screen readers. `visible` also shows it. */
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

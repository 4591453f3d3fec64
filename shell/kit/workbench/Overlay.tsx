import { lazy, type ReactNode, Suspense } from 'react';

/** A sheet near the top of the window, over the page; on a phone it is the whole window. Esc closes it. */
export function Overlay(props: OverlayProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <OverlayContent {...props} />
    </Suspense>
  );
}

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  /** Its name for screen readers. */
  label: string;
  children: ReactNode;
}

const OverlayContent = lazy(() => import('./OverlayContent'));

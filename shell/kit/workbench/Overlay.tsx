import { lazy, type ReactNode, Suspense } from 'react';

/** An overlay near the top of the window, full-screen on a phone. Esc closes it. */
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
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

const OverlayContent = lazy(() => import('./OverlayContent'));

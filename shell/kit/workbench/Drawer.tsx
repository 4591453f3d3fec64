import { lazy, type ReactNode, Suspense } from 'react';

/** A sheet that slides in over the page. Esc and the ground beside it close it; the focus stays inside until then. */
export function Drawer(props: DrawerProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <DrawerContent {...props} />
    </Suspense>
  );
}

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Its name for screen readers. */
  label: string;
  anchor?: 'right' | 'bottom';
  children: ReactNode;
}

const DrawerContent = lazy(() => import('./DrawerContent'));

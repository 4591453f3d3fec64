import { lazy, type ReactNode, Suspense } from 'react';

/** A drawer that slides in over the page. Esc and the backdrop close it; the focus is trapped. */
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
  /** Accessible name. */
  label: string;
  anchor?: 'right' | 'bottom';
  children: ReactNode;
}

const DrawerContent = lazy(() => import('./DrawerContent'));

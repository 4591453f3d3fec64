import { useSyncExternalStore } from 'react';

/** A notice. Only one is shown: a new one takes the place of the old. */
export interface Toast {
  title: string;
  description?: string;
  /** For who is asked to help, such as a request's number: folded away. */
  details?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
  /** Milliseconds it stays; 5000 unless told. */
  duration?: number;
}

/** Shows notices: `const { toast } = useToast()`. */
export function useToast(): { toast: (toast: Toast) => void; dismiss: () => void } {
  return doors;
}

/** The notice shown now, for the region that shows it. */
export function useCurrentToast(): (Toast & { id: number }) | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

let current: (Toast & { id: number }) | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const doors = {
  toast: (toast: Toast) => show({ ...toast, id: ++lastId }),
  dismiss: () => show(null),
};

function show(next: typeof current): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

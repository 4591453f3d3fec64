import { useSyncExternalStore } from 'react';

/** A toast. Only one is shown; a new one replaces it. */
export interface Toast {
  title: string;
  description?: string;
  /** Details for support, such as a request id; collapsed. */
  details?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
  /** Milliseconds; default 5000, with an action 10,000. */
  duration?: number;
}

/** Shows toasts: `const { toast } = useToast()`. */
export function useToast(): { toast: (toast: Toast) => void; dismiss: () => void } {
  return toastActions;
}

/** The current toast, for the toast region. */
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

const toastActions = {
  toast: (toast: Toast) => show({ ...toast, id: ++lastId }),
  dismiss: () => show(null),
};

/** Removes the current toast, outside of components. */
export const { dismiss: dismissToast } = toastActions;

function show(next: typeof current): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

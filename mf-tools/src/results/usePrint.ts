import { useEffect, useState } from 'react';

export type PrintTarget = 'report' | 'board';

/** Prints the report or the board summary. The browser's own print command prints the report. */
export function usePrint(): { printed: PrintTarget; print: (target: PrintTarget) => void } {
  const [requested, setRequested] = useState<{ target: PrintTarget }>();
  useEffect(() => {
    if (!requested) return undefined;
    const reset = () => setRequested(undefined);
    window.addEventListener('afterprint', reset, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', reset);
  }, [requested]);
  return { printed: requested?.target ?? 'report', print: (target) => setRequested({ target }) };
}

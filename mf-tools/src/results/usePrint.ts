import { useEffect, useState } from 'react';

export type Printed = 'sheet' | 'board';

/** Prints one of a result's pages; what is printed by the browser's own command is the sheet. */
export function usePrint(): { printed: Printed; print: (what: Printed) => void } {
  const [asked, setAsked] = useState<{ what: Printed }>();
  useEffect(() => {
    if (!asked) return undefined;
    const over = () => setAsked(undefined);
    window.addEventListener('afterprint', over, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, [asked]);
  return { printed: asked?.what ?? 'sheet', print: (what) => setAsked({ what }) };
}

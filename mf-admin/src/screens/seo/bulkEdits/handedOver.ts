import type { SeoRunCreation } from '@site/api/seo/bulkEdits/contract';
import { useEffect, useState } from 'react';

type Selection = Partial<SeoRunCreation>;

/** What the inventory selected for the next bulk edit. It can be too long for a URL, and navigation has no state. */
let selection: Selection | undefined;

export function handOver(next: Selection): void {
  selection = next;
}

/** What was selected when the form opened; only that form gets it. */
export function useHandedOver(): Selection | undefined {
  const [initial] = useState(selection);
  useEffect(() => {
    selection = undefined;
  }, []);
  return initial;
}

import { createContext } from 'react';

/** A block selected in the preview, by its index in the shown variant. A new object for each selection. */
export interface PreviewTarget {
  at: number;
  /** The index of the shown variant; 0 where there is one. */
  variant: number;
}

export const PreviewTargetContext = createContext<PreviewTarget | undefined>(undefined);

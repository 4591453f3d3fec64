import { createContext } from 'react';

/** What was pointed at in the preview: a block, by its place among those of the face that was shown. Each time another object. */
export interface PreviewTarget {
  at: number;
  /** Which of the page's faces, in their order; 0 where there is one. */
  variant: number;
}

export const PreviewTargetContext = createContext<PreviewTarget | undefined>(undefined);

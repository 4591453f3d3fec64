import { createContext } from 'react';

/** A text that is open in a Markdown editor. */
export interface OpenText {
  /** Links the selected words; without a selection, inserts a link at the caret. */
  insertLink: (path: string, label: string) => void;
  /** Selects words and scrolls to them. Returns whether the text contains them. */
  select: (words: string) => boolean;
}

/** The texts that are open on a screen, for tools beside them. */
export class OpenTexts {
  readonly all = new Set<OpenText>();
  /** The one that had the caret last. */
  latest?: OpenText;
}

export const OpenTextsContext = createContext<OpenTexts | undefined>(undefined);

import { searchTerms } from './searchTerms';

/** Words that say nothing of what a text is about. */
const FILLERS = new Set(
  'a an and are at best by can do for from how i in is it me my near of on or our the to us we what who with you your'.split(
    ' ',
  ),
);

/** The words of a text without fillers and plural endings. */
export const meaningfulWords = (text: string): Set<string> =>
  new Set(
    searchTerms(text)
      .filter((word) => word && !FILLERS.has(word))
      .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)),
  );

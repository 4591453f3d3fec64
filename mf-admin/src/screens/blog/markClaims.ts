import { claimsIn, namesSource } from '@site/api/content/markdown/findClaims';
import type { TextChecker } from '@site/shell/kit/editor';

/** The claims in a block with their positions; none if the block names a source. */
export const markClaims: TextChecker = (words, passage) =>
  passage.isLinked || namesSource(passage.text)
    ? []
    : claimsIn(words).map(({ from, to, why }) => ({ from, to, message: `No source for ${why}` }));

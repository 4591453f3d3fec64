import { setImmediate as pause } from 'node:timers/promises';
import { exactSimilarity, signatureOf, similarityOf, toNumbers } from '../markdown/minHash';

export interface ComparedPage {
  path: string;
  text: string;
}

/** Below this estimate, texts are not compared word by word. */
const WORTH_COMPARING = 0.4;
/** How many of the nearest pages by estimate are compared exactly. */
const COMPARED = 3;

/**
 * For each page the one with the most similar text among the others and `existing` ones; undefined for pages that are
 * alone or have little text. Signatures find the candidates, whose shingles are then compared. Pauses for requests.
 */
export async function findNearestPages(
  pages: readonly ComparedPage[],
  existing: readonly ComparedPage[],
): Promise<({ path: string; share: number } | undefined)[]> {
  const signed: { path: string; text: string; signature: Uint32Array | undefined }[] = [];
  for (const page of [...pages, ...existing]) {
    const signature = signatureOf(page.text);
    signed.push({ ...page, signature: signature && toNumbers(signature) });
    await pause();
  }
  const nearest: ({ path: string; share: number } | undefined)[] = [];
  for (const page of signed.slice(0, pages.length)) {
    const { signature } = page;
    const candidates = signed
      .flatMap((other) =>
        signature && other.signature && other !== page
          ? [{ other, share: similarityOf(signature, other.signature) }]
          : [],
      )
      .sort((one, two) => two.share - one.share)
      .slice(0, COMPARED)
      .map(({ other, share }) => ({
        path: other.path,
        share: share < WORTH_COMPARING ? share : exactSimilarity(page.text, other.text),
      }));
    nearest.push(candidates.sort((one, two) => two.share - one.share)[0]);
    await pause();
  }
  return nearest;
}

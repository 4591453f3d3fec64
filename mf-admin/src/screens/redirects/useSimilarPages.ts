import type { RedirectDraft } from '@site/api/content/redirects/contract';
import { useListAllPagesQuery } from '@site/shell/kit/query';
import { nearestPages } from '@site/shell/kit/workbench';
import type { Suggestion } from '../../workbench/fields/SuggestedValues';

/** The pages most similar to an old path; none once a target is set. */
export function useSimilarPages({ from = '', to, code }: RedirectDraft): readonly Suggestion[] {
  const { data: pages = [] } = useListAllPagesQuery();
  if (to || code === '410') return [];
  return findSimilarPages(from, pages);
}

/** The three pages most similar to the last segment of a path. */
export function findSimilarPages(
  path: string,
  pages: readonly { path: string; label: string }[],
): Suggestion[] {
  const last = lastPart(path);
  if (last.length < MIN_LETTERS) return [];
  return nearestPages(last, [...pages])
    .filter(({ distance }) => distance <= last.length * FAR)
    .slice(0, 3)
    .map(({ path: value, label }) => ({ value, label }));
}

/** Shorter segments are not compared. */
const MIN_LETTERS = 3;
/** The highest share of differing letters. */
const FAR = 0.45;

/** Removes the file extension. */
function lastPart(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return last.replace(/\.\w{2,5}$/, '');
}

import type { RedirectDraft } from '@site/api/content/redirects/contract';
import { useListAllPagesQuery } from '@site/shell/kit/query';
import { nearestPages } from '@site/shell/kit/workbench';
import type { Suggestion } from '../../workbench/fields/SuggestedValues';

/** The pages that an old address may have meant, nearest first; none once it is said where it leads. */
export function useSimilarPages({ from = '', to, code }: RedirectDraft): readonly Suggestion[] {
  const { data: pages = [] } = useListAllPagesQuery();
  if (to || code === '410') return [];
  return findSimilarPages(from, pages);
}

/** Those that share enough with the last part of an address, at most three. */
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

/** Fewer say too little. */
const MIN_LETTERS = 3;
/** The share of the letters that may be other ones. */
const FAR = 0.45;

/** Without the ending that files have. */
function lastPart(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return last.replace(/\.\w{2,5}$/, '');
}

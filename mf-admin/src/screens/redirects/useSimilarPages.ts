import type { RedirectDraft } from '@site/api/content/redirects/contract';
import { useListAllPagesQuery } from '@site/shell/kit/query';
import type { Suggestion } from '../../workbench/fields/SuggestedValues';
import { suggestTargets } from './suggestTargets';

/** The pages most similar to an old path; none once a target is set. */
export function useSimilarPages({ from = '', to, code }: RedirectDraft): readonly Suggestion[] {
  const { data: pages = [] } = useListAllPagesQuery();
  if (to || code === '410') return [];
  return suggestTargets(from, pages);
}

import { findRule } from '@site/api/content/redirects/findRule';
import { mayEditRedirects } from '@site/api/content/redirects/policy';
import type { NotFoundPath } from '@site/api/insights/notFound/contract';
import { type ApiError, useListAllPagesQuery } from '@site/shell/kit/query';
import { formatQuantity } from '../../formatting/formatQuantity';
import type { BulkActions, BulkOutcome } from '../../workbench/list/bulk/BulkActions';
import type { ListView } from '../../workbench/list/definition/ListDefinition';
import { readNotFoundPaths, redirects, useGetSiteQuery } from './redirectsApi';
import { suggestTargets } from './suggestTargets';

/** Redirects many 404 URLs to their suggested pages, above a confidence. An undo deletes the redirects again. */
export function useSuggestionActions({ filters }: ListView): BulkActions<NotFoundPath> | undefined {
  const { data: pages = [] } = useListAllPagesQuery();
  const { data: site } = useGetSiteQuery();
  const { create, remove } = redirects.useWrites();
  if (filters.state) return undefined;
  const planFor = (rows: readonly NotFoundPath[], least: string) =>
    rows.flatMap(({ path }) => {
      const [nearest] = suggestTargets(path, pages);
      const isSure = nearest && nearest.confidence >= Number(least);
      return isSure && !findRule(site?.redirects ?? [], path) ? [{ from: path, ...nearest }] : [];
    });
  const accept = async (rows: readonly NotFoundPath[], least: string): Promise<BulkOutcome> => {
    const made: { id: string; version: number }[] = [];
    for (const { from, value: to } of planFor(rows, least))
      try {
        made.push(await create({ from, match: 'exact', to, code: '301', source: '404' }));
      } catch (error) {
        // One that would loop or hide a page is left out.
        if ((error as ApiError).status !== 400 && !made.length) throw error;
        if ((error as ApiError).status !== 400) break;
      }
    const undo = async (): Promise<BulkOutcome> => {
      let changed = 0;
      for (const { id, version } of made)
        await remove(id, version).then(
          () => (changed += 1),
          () => undefined,
        );
      return { changed, skipped: made.length - changed };
    };
    return { changed: made.length, skipped: rows.length - made.length, ...(made.length && { undo }) };
  };
  return {
    needs: mayEditRedirects,
    label: 'Redirect',
    choices: THRESHOLDS,
    max: MAX_ROWS,
    confirmation: (count, { value }, rows) => {
      if (!rows)
        return {
          question: `Redirect ${count} to the suggested pages?`,
          note: `Only URLs with a suggestion of at least ${value}% are redirected.`,
          action: 'Add redirects',
        };
      const plan = planFor(rows, value);
      const urls = formatQuantity({ one: 'URL', many: 'URLs' }, plan.length);
      return {
        question: plan.length ? `Redirect ${urls} to the suggested pages?` : 'Nothing to redirect',
        note: describePlan(plan, rows.length, value),
        action: 'Add redirects',
        isDisabled: !plan.length,
      };
    },
    successText: (count) => `${count} redirected`,
    skippedText: (count) =>
      `${count} skipped: the suggestion isn’t a close enough match, or the URL is already redirected.`,
    editRows: accept,
    editMatching: async (query, _count, least) => accept(await readNotFoundPaths(query, MAX_ROWS), least),
  };
}

const THRESHOLDS = ['90', '80', '70'].map((value) => ({
  value,
  label: `To suggestions of at least ${value}%`,
}));
const MAX_ROWS = 200;
const MAX_NAMED = 5;

function describePlan(
  plan: { from: string; value: string; confidence: number }[],
  total: number,
  least: string,
): string {
  const named = plan
    .slice(0, MAX_NAMED)
    .map(({ from, value, confidence }) => `${from} to ${value} (${confidence}%)`);
  const more = plan.length - named.length;
  return [`${plan.length} of ${total} have a suggestion of at least ${least}%`, named.join(', ')]
    .filter(Boolean)
    .join(': ')
    .concat(more > 0 ? `, and ${more} more.` : '.');
}

import { type Infer, integer, object, string } from 'superstruct';
import { calendarDay, documented, endpoint, paged, pageQuery, text } from '../../platform/contracts/endpoint';

/** The words of a search without results, and nothing about who searched. */
export const SearchMissDraft = object({ words: text({ min: 1, max: 100, label: 'The search' }) });

export const SearchMiss = object({
  /** Lower case, without personal data. */
  words: documented(string(), { type: 'string', example: 'fax over satellite' }),
  count: integer(),
  firstDay: calendarDay('No day.'),
  lastDay: calendarDay('No day.'),
});
export type SearchMiss = Infer<typeof SearchMiss>;

export const SearchMissQuery = object(pageQuery());
export type SearchMissQuery = Infer<typeof SearchMissQuery>;

export const SearchMissPage = object(paged(SearchMiss));
export type SearchMissPage = Infer<typeof SearchMissPage>;

export const createSearchMiss = endpoint({
  method: 'POST',
  path: '/search-misses',
  body: SearchMissDraft,
  status: 204,
  summary: 'Counts the words of a site search without results.',
});

export const listSearchMisses = endpoint({
  method: 'GET',
  path: '/admin/search-misses',
  query: SearchMissQuery,
  returns: SearchMissPage,
  summary: 'Searches without results, most frequent first.',
});

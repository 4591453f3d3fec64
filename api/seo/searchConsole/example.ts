import type { SearchConsoleState, SearchQuery, SearchQueryPage } from './contract';

export const exampleSearchQuery = (part: Partial<SearchQuery> = {}): SearchQuery => ({
  id: 'a1',
  query: 'managed it services austin',
  clicks: 12,
  impressions: 480,
  position: 8.4,
  from: '2026-10-01',
  to: '2026-10-31',
  page: '',
  isMatched: true,
  ...part,
});

export const exampleSearchQueryPage = (items: SearchQuery[] = [exampleSearchQuery()]): SearchQueryPage => ({
  items,
  nextCursor: null,
  total: items.length,
  isMore: false,
});

export const exampleSearchConsoleState = (part: Partial<SearchConsoleState> = {}): SearchConsoleState => ({
  source: 'file',
  queries: {
    from: '2026-10-01',
    to: '2026-10-31',
    importedAt: '2026-11-02T15:00:00.000Z',
    rows: 1,
    clicks: 12,
  },
  pages: null,
  missing: 1,
  ...part,
});

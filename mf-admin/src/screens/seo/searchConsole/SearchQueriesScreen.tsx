import {
  type SearchQuery,
  type SearchQueryPage,
  searchQuerySorts,
} from '@site/api/seo/searchConsole/contract';
import { mayReadConnection } from '@site/api/seo/searchConsoleConnection/policy';
import { formatCount } from '../../../formatting/formatCount';
import { formatRate } from '../../../formatting/formatRate';
import { usePermissions } from '../../../session/usePermissions';
import type { ListDefinition } from '../../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../../workbench/list/ListScreen';
import { seoLists } from '../seoLists';
import { ConnectionPanel } from './ConnectionPanel';
import { SearchConsoleImport } from './SearchConsoleImport';
import { SearchConsoleSummary } from './SearchConsoleSummary';
import { SearchQueryDrawer } from './SearchQueryDrawer';
import { useSearchQueries } from './searchConsoleApi';

export { SearchQueriesScreen as Component };

/** What people search for in Google, from Search Console, and the queries that no page answers. */
export function SearchQueriesScreen() {
  return <ListScreen list={queryList} />;
}

const number = (value: number) => value.toLocaleString('en-US');

const queryList: ListDefinition<SearchQuery, SearchQueryPage> = {
  name: 'seo-generator/search-queries',
  title: 'Search queries',
  description: 'What people searched for when Google showed this site, and which queries no page answers.',
  nouns: { one: 'search query', many: 'search queries' },
  keyOf: ({ id }) => id,
  nameOf: ({ query }) => query,
  windowTitle: ({ query }) => query,
  columns: [
    {
      name: 'Query',
      render: ({ query, page, isMatched }) => (
        <>
          <b>{query}</b>
          <span className={isMatched && !page ? 'wt' : undefined}>
            {page || (isMatched ? 'No page' : 'Not matched yet')}
          </span>
        </>
      ),
    },
    {
      name: 'Clicks',
      className: 'm',
      cardPosition: 'right',
      isNamedOnCard: true,
      render: ({ clicks }) => number(clicks),
    },
    {
      name: 'Impressions',
      className: 'm',
      cardPosition: 'left',
      isNamedOnCard: true,
      render: ({ impressions }) => number(impressions),
    },
    {
      name: 'Click rate',
      className: 'm',
      hides: 'late',
      render: ({ clicks, impressions }) => formatRate(clicks, impressions),
    },
    { name: 'Position', className: 'm', hides: 'late', render: ({ position }) => position },
  ],
  filters: [
    {
      name: 'state',
      label: 'Page',
      before: 'with',
      any: 'any or no page',
      choices: [{ value: 'missing', label: 'no page' }],
    },
  ],
  sorts: searchQuerySorts,
  relatedLists: seoLists,
  useRows: useSearchQueries,
  figures: ({ total, isMore }) => [{ name: 'Queries', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No search queries yet',
    text: 'Connect the Search Console API. Or export the performance report from Search Console as CSV and import Queries.csv and Pages.csv here. Both need an admin.',
  },
  noMatchText: ({ cursor }) => (cursor ? 'No more queries here.' : 'Every query has a page.'),
  Actions: SearchConsoleImport,
  Notice: SearchConsoleOverview,
  Drawer: SearchQueryDrawer,
};

function SearchConsoleOverview() {
  const may = usePermissions();
  return (
    <>
      <SearchConsoleSummary />
      {may(mayReadConnection) && <ConnectionPanel />}
    </>
  );
}

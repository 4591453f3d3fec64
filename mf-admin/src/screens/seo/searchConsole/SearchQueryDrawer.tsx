import { formatPeriod } from '../../../formatting/formatPeriod';
import { formatRate } from '../../../formatting/formatRate';
import type { DetailDrawerProps } from '../../../workbench/list/definition/ListDefinition';
import { DetailDrawerState } from '../../../workbench/list/detail/DetailDrawer';
import { QueryDrawer } from '../../../workbench/list/detail/QueryDrawer';
import { FactGrid } from '../../../workbench/record/FactGrid';
import { useGetSearchQueryQuery } from './searchConsoleApi';

/** The figures of a query, and what to do for it. */
export function SearchQueryDrawer({ id, ...navigation }: DetailDrawerProps) {
  const result = useGetSearchQueryQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <QueryDrawer
      {...navigation}
      result={result}
      name="Search query"
      noun="search query"
      title={result.currentData?.query}
      missingNote="A later import may have replaced it."
    >
      {({ clicks, impressions, position, from, to, page, isMatched }) => (
        <>
          <FactGrid
            facts={[
              { name: 'Clicks', value: clicks.toLocaleString('en-US') },
              { name: 'Impressions', value: impressions.toLocaleString('en-US') },
              { name: 'Click rate', value: formatRate(clicks, impressions) },
              { name: 'Average position', value: String(position) },
              { name: 'Period', value: formatPeriod({ from, to }) },
              { name: 'Page', value: page || (isMatched ? 'None' : 'Not searched yet') },
            ]}
          />
          <DetailDrawerState>
            {page ? (
              <p>
                <a href={page} target="_blank" rel="noopener">
                  {page}
                </a>{' '}
                has all words of this query in its title or URL.
              </p>
            ) : (
              <p>
                {isMatched
                  ? 'No page has all words of this query in its title or URL. Write one, or put the words into the title of the page that answers it.'
                  : 'The next analysis looks for its page within a minute.'}
              </p>
            )}
          </DetailDrawerState>
        </>
      )}
    </QueryDrawer>
  );
}

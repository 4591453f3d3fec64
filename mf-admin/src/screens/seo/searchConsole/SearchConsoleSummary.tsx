import type { SearchConsoleState } from '@site/api/seo/searchConsole/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Link } from 'react-router-dom';
import { formatPeriod } from '../../../formatting/formatPeriod';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { OverviewPanel } from '../../../workbench/screen/OverviewPanel';
import { useSearchConsoleState } from './searchConsoleApi';

/** The figures from Google Search Console in use, and how many queries have no page. */
export function SearchConsoleSummary() {
  return (
    <OverviewPanel
      label="Imports from Search Console"
      errorTitle="Couldn’t load the imports"
      query={useSearchConsoleState()}
      cellNames={['Queries', 'Pages', 'Suggestions', 'Source in use']}
    >
      {({ source, queries, pages, missing }) => (
        <>
          <div>
            <h2>Queries</h2>
            <Period period={queries} words={{ one: 'query', many: 'queries' }} />
          </div>
          <div>
            <h2>Pages</h2>
            <Period period={pages} words={{ one: 'page', many: 'pages' }} />
            {pages && (
              <p>
                <Link to="/admin/seo-generator?sort=impressions">Pages by impressions</Link>
              </p>
            )}
          </div>
          <div>
            <h2>Suggestions</h2>
            <p>
              {missing ? (
                <Link to="/admin/seo-generator/search-queries?state=missing">
                  {formatQuantity({ one: 'query', many: 'queries' }, missing)} without a page
                </Link>
              ) : (
                <span className="mu">None</span>
              )}
            </p>
          </div>
          <div>
            <h2>Source in use</h2>
            {queries || pages ? (
              <p>{source === 'api' ? 'Search Console API' : 'Imported files'}</p>
            ) : (
              <p className="mu">None</p>
            )}
            {source === 'api' && (
              <p className="mu">Imported files stay stored, and are used while the API has no data.</p>
            )}
          </div>
        </>
      )}
    </OverviewPanel>
  );
}

interface PeriodProps {
  period: SearchConsoleState['queries'];
  words: { one: string; many: string };
}

function Period({ period, words }: PeriodProps) {
  if (!period) return <p className="mu">Not imported yet</p>;
  const { from, to, rows, clicks, importedAt } = period;
  return (
    <>
      <p>
        {formatQuantity(words, rows)}, {formatQuantity({ one: 'click', many: 'clicks' }, clicks)}
      </p>
      <p className="tn">{formatPeriod({ from, to })}</p>
      <p className="mu">Imported: {dateFormat.inList(importedAt)}</p>
    </>
  );
}

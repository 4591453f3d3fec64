import type { PageDemand } from '@site/api/content/demand/contract';
import type { PageRun } from '@site/api/content/generatedPages/contract';
import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { QueryContent } from '../../../workbench/screen/QueryContent';
import { useListWaitingPagesQuery } from './generatedPagesApi';
import { PAGES_PATH } from './runTexts';

/** The pages that are published next, with what people asked for of each. */
export function WaitingPages({ run: { id, publishing } }: { run: PageRun }) {
  const result = useListWaitingPagesQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Styles aria-label="Waiting pages">
      <h3>Waiting pages</h3>
      <QueryContent result={result} what="the waiting pages">
        {({ items, total }) => (
          <>
            <p className="mu">{describeQueue(total, items.length, publishing)}</p>
            <ol>
              {items.map(({ id: page, path, title, demand }) => (
                <li key={page}>
                  <Link to={`${PAGES_PATH}/${page}?run=${id}`}>{path || title}</Link>
                  <span className="mu">{describeDemand(demand)}</span>
                </li>
              ))}
            </ol>
          </>
        )}
      </QueryContent>
    </Styles>
  );
}

function describeQueue(total: number, shown: number, { order }: PageRun['publishing']): string {
  if (!total) return 'No pages are waiting.';
  const count = `${formatQuantity({ one: 'page is', many: 'pages are' }, total)} waiting`;
  const sorted = order === 'demand' ? 'those in demand first' : 'the oldest first';
  return `${count}, ${sorted}.${shown < total ? ` The first ${shown} are shown.` : ''}`;
}

/** “12 requests for its URL, 3 searches” */
function describeDemand({ urlRequests, similarRequests, searches, impressions }: PageDemand): string {
  const parts = [
    { count: urlRequests, one: 'request for its URL', many: 'requests for its URL' },
    { count: similarRequests, one: 'request for a similar URL', many: 'requests for similar URLs' },
    { count: searches, one: 'search', many: 'searches' },
    { count: impressions, one: 'impression in Google', many: 'impressions in Google' },
  ];
  const named = parts
    .filter(({ count }) => count > 0)
    .map(({ count, ...nouns }) => formatQuantity(nouns, count));
  return named.join(', ') || 'No requests or searches';
}

const Styles = styled('section')`
  display: grid;
  gap: 6px;
  overflow-wrap: anywhere;
  h3 {
    font-size: var(--a13);
    font-weight: 600;
  }
  ol {
    display: grid;
    gap: 6px;
    padding-left: 24px;
  }
  li > * {
    display: block;
  }
  a {
    color: var(--navy);
  }
`;

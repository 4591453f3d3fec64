import type { SitemapComparison, SitemapRun } from '@site/api/seo/sitemap/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Menu, Skeleton } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { formatQuantity } from '../../formatting/formatQuantity';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { DetailDrawer, DetailDrawerState } from '../../workbench/list/detail/DetailDrawer';
import { FactGrid } from '../../workbench/record/FactGrid';
import { LoadError } from '../../workbench/screen/LoadError';
import { useCompareSitemapRunsQuery, useSitemapRuns } from './sitemapApi';
import { stateLabels, triggerLabel } from './sitemapTexts';

/** A run, and what its result changed compared with another one. */
export function RunDrawer({ id, ...ways }: DetailDrawerProps) {
  const [from, setFrom] = useState('');
  const runs = useSitemapRuns({ limit: '100' });
  const listed = runs.data?.items.find((run) => run.id === id);
  const hasResult = !listed || listed.state === 'succeeded';
  const comparison = useCompareSitemapRunsQuery(
    { query: { to: id, ...(from && { from }) } },
    { skip: !runs.data || !hasResult },
  );
  const { currentData } = comparison;
  const run = currentData?.to ?? listed;
  const error = currentData
    ? undefined
    : ((comparison.error ?? (listed ? undefined : runs.error)) as ApiError | undefined);
  const others = runs.data?.items.filter((each) => each.state === 'succeeded' && each.id !== id) ?? [];
  return (
    <DetailDrawer
      {...ways}
      name="Run"
      noun="run"
      note={run && stateLabels[run.state]}
      title={run && dateFormat.stamp(run.createdAt)}
      description={run && `Started by: ${triggerLabel(run)}`}
      isLoading={!run && !error}
    >
      {run && <RunFacts run={run} />}
      {run?.error && (
        <DetailDrawerState>
          <p className="no">{run.error}</p>
        </DetailDrawerState>
      )}
      {run && !run.endedAt && (
        <DetailDrawerState>
          <p className="mu">The changes appear here once the run has ended.</p>
        </DetailDrawerState>
      )}
      {error && (
        <DetailDrawerState>
          <LoadError
            title={error.status === 404 ? 'Run not found' : 'Couldn’t load the run'}
            note={error.status === 404 ? 'Runs are deleted after 12 months.' : undefined}
            error={error}
            onRetry={error.status === 404 ? undefined : comparison.refetch}
            isBusy={comparison.isFetching}
          />
        </DetailDrawerState>
      )}
      {hasResult && !error && (
        <Styles aria-label="Changes" aria-busy={!currentData}>
          <div className="bar">
            <h3>Compared with</h3>
            <Menu
              variant="word"
              label="Compare with"
              value={from}
              items={[
                { value: '', label: 'the previous run' },
                ...others.map(({ id: value, createdAt }) => ({ value, label: dateFormat.stamp(createdAt) })),
              ]}
              onChoose={setFrom}
            >
              {from
                ? dateFormat.stamp(others.find((each) => each.id === from)?.createdAt ?? '')
                : 'the previous run'}
            </Menu>
          </div>
          {currentData ? (
            <Differences comparison={currentData} />
          ) : (
            [88, 62, 74].map((width) => <Skeleton key={width} width={`${width}%`} />)
          )}
        </Styles>
      )}
    </DetailDrawer>
  );
}

function RunFacts({ run }: { run: SitemapRun }) {
  const { state, endedAt, createdAt, total, excluded, notification } = run;
  if (state !== 'succeeded') return null;
  return (
    <FactGrid
      facts={[
        { name: 'URLs', value: total.toLocaleString('en-US') },
        { name: 'Excluded pages', value: excluded.toLocaleString('en-US') },
        { name: 'Duration', value: endedAt ? dateFormat.elapsed(createdAt, endedAt) : '–' },
        ...(notification ? [{ name: 'IndexNow', value: notificationText(notification) }] : []),
      ]}
    />
  );
}

function notificationText({ state, count, error, at }: NonNullable<SitemapRun['notification']>): string {
  if (state === 'sent') return formatQuantity({ one: 'URL sent', many: 'URLs sent' }, count);
  if (state === 'failed') return error;
  return error ? `${error} Next attempt: ${dateFormat.inList(at)}` : 'Sending…';
}

function Differences({ comparison }: { comparison: SitemapComparison }) {
  const { from, added, removed, changed } = comparison;
  if (!from) return <p className="mu">This was the first run. All its URLs are new.</p>;
  const parts = [
    { title: 'Added', ...added },
    { title: 'Removed', ...removed },
    { title: 'Changed', ...changed },
  ];
  if (parts.every(({ count }) => count === 0)) return <p className="mu">No changes.</p>;
  return parts.map(({ title, count, paths }) => (
    <div key={title}>
      <h4>
        {title} <span className="mu">{count.toLocaleString('en-US')}</span>
      </h4>
      {count > 0 && (
        <ul aria-label={title}>
          {paths.map((path) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noopener">
                {path}
              </a>
            </li>
          ))}
          {count > paths.length && (
            <li className="mu">and {(count - paths.length).toLocaleString('en-US')} more</li>
          )}
        </ul>
      )}
    </div>
  ));
}

const Styles = styled('section')`
  display: grid;
  gap: 12px;
  padding: 14px 20px 20px;
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  h3,
  h4 {
    font-size: var(--a13);
    font-weight: 600;
  }
  ul {
    list-style: none;
    padding: 0;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-block;
    padding-block: 4px;
    color: var(--navy);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;

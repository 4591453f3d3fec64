import type { SitemapRun, SitemapRunPage } from '@site/api/seo/sitemap/contract';
import * as dateFormat from '@site/shell/dateFormat';
import type { DetailDrawerProps, ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { RecordDrawer } from '../../workbench/list/detail/RecordDrawer';
import { RunDrawer } from './RunDrawer';
import { RunNowButton } from './RunNowButton';
import { SitemapStatePanel } from './SitemapStatePanel';
import { scheduleRecord } from './scheduleRecord';
import { useSitemapRuns } from './sitemapApi';
import { stateLabels, triggerLabel } from './sitemapTexts';

/** The runs of the sitemap, below its state. */
export const sitemapList: ListDefinition<SitemapRun, SitemapRunPage> = {
  name: 'sitemap-scheduler',
  title: 'Sitemap',
  description: 'The list of pages for search engines, updated on a schedule and after content changes.',
  nouns: { one: 'run', many: 'runs' },
  keyOf: ({ id }) => id,
  nameOf: ({ createdAt }) => `Run of ${dateFormat.stamp(createdAt)}`,
  windowTitle: ({ createdAt }) => `Run of ${dateFormat.stamp(createdAt)}`,
  columns: [
    {
      name: 'Run',
      render: ({ createdAt, error }) => (
        <>
          <b>{dateFormat.inList(createdAt)}</b>
          {error && <span>{error}</span>}
        </>
      ),
    },
    {
      name: 'Result',
      cardPosition: 'corner',
      render: ({ state }) => <span className={STATE_CLASSES[state]}>{stateLabels[state]}</span>,
    },
    { name: 'Started by', cardPosition: 'left', render: (run) => triggerLabel(run) },
    {
      name: 'URLs',
      className: 'm',
      cardPosition: 'right',
      isNamedOnCard: true,
      render: countIf(({ total }) => total),
    },
    { name: 'Added', className: 'm', hides: 'late', render: countIf(({ added }) => added) },
    { name: 'Removed', className: 'm', hides: 'late', render: countIf(({ removed }) => removed) },
    { name: 'Changed', className: 'm', hides: 'early', render: countIf(({ changed }) => changed) },
    { name: 'Excluded', className: 'm mu', hides: 'early', render: countIf(({ excluded }) => excluded) },
  ],
  filters: [
    {
      name: 'state',
      label: 'Result',
      before: 'with',
      any: 'any result',
      choices: Object.entries(stateLabels).map(([value, label]) => ({ value, label: label.toLowerCase() })),
    },
  ],
  sorts: [{ value: 'newest', label: 'newest first' }],
  useRows: useSitemapRuns,
  emptyState: {
    title: 'No runs yet',
    text: 'The first run starts on schedule, after a content change, or with “Run now”. Until then, search engines get all current pages.',
  },
  noMatchText: ({ cursor }) =>
    cursor ? 'No more runs on this page.' : 'No matching runs. Remove the filter.',
  Notice: SitemapStatePanel,
  Actions: RunNowButton,
  Drawer: SitemapDrawer,
};

const STATE_CLASSES: Record<SitemapRun['state'], string> = {
  queued: 'mu',
  running: 'mu',
  succeeded: 'ok',
  failed: 'no',
};

/** A figure of a run that succeeded. */
function countIf(countOf: (run: SitemapRun) => number) {
  return (run: SitemapRun) => (run.state === 'succeeded' ? countOf(run).toLocaleString('en-US') : '–');
}

/** The schedule or a run. */
function SitemapDrawer(props: DetailDrawerProps) {
  return props.id === 'schedule' ? (
    <RecordDrawer {...props} definition={scheduleRecord} />
  ) : (
    <RunDrawer {...props} />
  );
}

import type { PageRun, PageRunPage } from '@site/api/content/generatedPages/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { PageRunDrawer } from './PageRunDrawer';
import { usePageRuns } from './runs/generatedPagesApi';
import { isChecked, runStateLabel } from './runs/runTexts';
import { templateLists } from './templateLists';

export { PageRunsScreen as Component };

/** Page template runs. */
export function PageRunsScreen() {
  return <ListScreen list={runList} />;
}

const runList: ListDefinition<PageRun, PageRunPage> = {
  name: 'template-generator/runs',
  title: 'Runs',
  description:
    'Pages generated from a template for each chosen service, industry and service area. They’re checked before anything is added to the site.',
  nouns: { one: 'page template run', many: 'page template runs' },
  keyOf: ({ id }) => id,
  nameOf: ({ templateLabel, selection }) => `${templateLabel}, ${selection}`,
  windowTitle: ({ templateLabel }) => templateLabel,
  columns: [
    {
      name: 'Template',
      render: ({ templateLabel, selection }) => (
        <>
          <b>{templateLabel}</b>
          <span>{selection}</span>
        </>
      ),
    },
    {
      name: 'Status',
      cardPosition: 'corner',
      render: (run) => (
        <span className={run.state === 'failed' ? 'no' : undefined}>{runStateLabel(run)}</span>
      ),
    },
    {
      name: 'Pages',
      className: 'm',
      cardPosition: 'left',
      isNamedOnCard: true,
      render: ({ total }) => formatCount(total),
    },
    {
      name: 'Passed',
      className: 'm',
      cardPosition: 'right',
      render: (run) => (isChecked(run) ? `${formatCount(run.passed)} passed` : '–'),
    },
    { name: 'By', hides: 'early', render: ({ by }) => by },
    {
      name: 'Created',
      className: 'm mu',
      hides: 'late',
      render: ({ createdAt }) => dateFormat.inList(createdAt),
    },
  ],
  filters: [],
  sorts: [{ value: 'newest', label: 'newest first' }],
  relatedLists: templateLists,
  useRows: usePageRuns,
  figures: ({ total, isMore }) => [{ name: 'Runs', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No runs yet',
    text: 'Publish a page template, then choose services, industries and service areas. Each page is checked before anything is added to the site.',
  },
  noMatchText: () => 'No more runs on this page.',
  Drawer: PageRunDrawer,
};

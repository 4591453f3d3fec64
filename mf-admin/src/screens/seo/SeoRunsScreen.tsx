import type { SeoRun, SeoRunPage } from '@site/api/seo/bulkEdits/contract';
import { overrideFields } from '@site/api/seo/pageInventory/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import type { ListResult } from '../../workbench/resource/ListResult';
import { RUN_FIELDS } from './bulkEdits/runFields';
import { SeoRunDrawer } from './SeoRunDrawer';
import { useListSeoRunsQuery } from './seoApi';
import { seoLists } from './seoLists';

export { SeoRunsScreen as Component };

/** Bulk edits of titles, descriptions and other metadata. */
export function SeoRunsScreen() {
  return <ListScreen list={runList} />;
}

const runList: ListDefinition<SeoRun, SeoRunPage> = {
  name: 'seo-generator/bulk-edits',
  title: 'Bulk edits',
  description:
    'Titles, descriptions and other metadata of many pages at once, with a preview before and a rollback after.',
  nouns: { one: 'bulk edit', many: 'bulk edits' },
  keyOf: ({ id }) => id,
  nameOf: (run) => nameOf(run),
  windowTitle: (run) => nameOf(run),
  columns: [
    {
      name: 'Change',
      render: (run) => (
        <>
          <b>{nameOf(run)}</b>
          <span>{run.selection}</span>
        </>
      ),
    },
    {
      name: 'Pages',
      className: 'm',
      cardPosition: 'right',
      isNamedOnCard: true,
      render: ({ count }) => count.toLocaleString('en-US'),
    },
    { name: 'By', cardPosition: 'left', render: ({ by }) => by },
    {
      name: 'Status',
      cardPosition: 'corner',
      render: ({ rolledBackAt }) =>
        rolledBackAt ? <span className="mu">Rolled back</span> : <span className="ok">Done</span>,
    },
    {
      name: 'Created',
      className: 'm mu',
      hides: 'late',
      render: ({ createdAt }) => dateFormat.inList(createdAt),
    },
  ],
  filters: [],
  sorts: [{ value: 'newest', label: 'newest first' }],
  relatedLists: seoLists,
  useRows: (query) =>
    useListSeoRunsQuery({ query }, { refetchOnMountOrArgChange: true }) as ListResult<SeoRunPage>,
  figures: ({ total, isMore }) => [{ name: 'Bulk edits', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No bulk edits yet',
    text: 'Change titles, descriptions, social cards or canonical URLs of many pages, with variables such as {title} and {city}.',
  },
  noMatchText: () => 'No more bulk edits on this page.',
  Drawer: SeoRunDrawer,
};

/** The first thing that it changed. */
const nameOf = (run: SeoRun) => {
  const field = overrideFields.find((each) => each !== 'robots' && run[each]);
  if (!field) return `Robots: ${run.robots || 'page default'}`;
  return field === 'title' || field === 'description' ? run[field] : `${RUN_FIELDS[field]}: ${run[field]}`;
};

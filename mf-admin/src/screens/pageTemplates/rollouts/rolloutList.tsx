import type { TemplateRollout, TemplateRolloutPage } from '@site/api/content/templateRollouts/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../formatting/formatCount';
import type { DetailDrawerProps, ListDefinition } from '../../../workbench/list/definition/ListDefinition';
import { NewRecord } from '../../../workbench/list/detail/RecordDrawer';
import { templateLists } from '../templateLists';
import { rolloutRecord } from './rolloutRecord';
import { useRollouts } from './rolloutsApi';
import { rolloutStateLabel, versionLabel } from './rolloutTexts';

/** New template versions on their way to existing pages. */
export const rolloutList: ListDefinition<TemplateRollout, TemplateRolloutPage> = {
  name: 'template-generator/rollouts',
  title: 'Rollouts',
  description:
    'See what a new template version changes on existing pages, then roll it out in stages. You can pause and roll back.',
  nouns: { one: 'page template rollout', many: 'page template rollouts' },
  keyOf: ({ id }) => id,
  nameOf: ({ templateLabel }) => templateLabel,
  windowTitle: ({ templateLabel }) => templateLabel,
  columns: [
    {
      name: 'Template',
      render: (rollout) => (
        <>
          <b>{rollout.templateLabel}</b>
          <span>{versionLabel(rollout)}</span>
        </>
      ),
    },
    {
      name: 'Status',
      cardPosition: 'corner',
      render: (rollout) => <span className={STATE_CLASSES[rollout.state]}>{rolloutStateLabel(rollout)}</span>,
    },
    {
      name: 'Pages changed',
      className: 'm',
      cardPosition: 'left',
      isNamedOnCard: true,
      render: ({ impact, total, state }) =>
        state === 'comparing' ? '–' : `${formatCount(impact.changed)} of ${formatCount(total)}`,
    },
    {
      name: 'Newly failing',
      className: 'm',
      cardPosition: 'right',
      render: ({ impact, state }) =>
        state === 'comparing' ? '–' : `${formatCount(impact.newlyFailing)} newly failing`,
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
  useRows: useRollouts,
  figures: ({ total, isMore }) => [{ name: 'Rollouts', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No rollouts yet',
    text: 'After you change a page template, see here what that changes on its existing pages before you roll it out.',
  },
  noMatchText: () => 'No more rollouts on this page.',
  Drawer: NewRollout,
};

const STATE_CLASSES: Partial<Record<TemplateRollout['state'], string>> = {
  failed: 'no',
  stopped: 'wt',
  done: 'ok',
};

function NewRollout(props: DetailDrawerProps) {
  const [search] = useSearchParams();
  const initial = { template: search.get('template') ?? '' };
  return <NewRecord {...props} definition={rolloutRecord} initial={initial} />;
}

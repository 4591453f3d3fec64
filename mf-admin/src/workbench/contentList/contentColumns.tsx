import type { ContentRow } from '@site/api/content/documents/contract';
import type { Permission } from '@site/api/identity/access/can';
import * as dateFormat from '@site/shell/dateFormat';
import type { ListColumn, ListExport, ListFilter } from '../list/definition/ListDefinition';

/** The publication status. */
export const stateColumn: ListColumn<ContentRow> = {
  name: 'Status',
  cardPosition: 'corner',
  render: ({ state, binnedAt, publishAt }) => {
    if (binnedAt) return <span className="no">In trash</span>;
    const message =
      publishAt && state === 'scheduled'
        ? `Scheduled for ${dateFormat.inSentence(publishAt)}`
        : STATE_LABELS[state];
    return <span className={STATE_CLASSES[state]}>{message}</span>;
  },
};

/** Page views in the last 30 days. */
export const viewsColumn: ListColumn<ContentRow> = {
  name: 'Views (30 days)',
  className: 'm',
  hides: 'early',
  render: ({ views }) => views?.toLocaleString('en-US'),
};

/** When it was last edited, and by whom. */
export const lastEditedColumn: ListColumn<ContentRow> = {
  name: 'Last edited',
  className: 'm mu',
  cardPosition: 'right',
  render: ({ updatedAt, updatedBy }) => [dateFormat.inList(updatedAt), updatedBy].filter(Boolean).join(', '),
};

/** The filters of every list of documents. */
export const contentFilters: ListFilter[] = [
  {
    name: 'state',
    label: 'Status',
    before: 'with status',
    any: 'any',
    choices: [
      { value: 'draft', label: 'Draft' },
      { value: 'scheduled', label: 'Scheduled' },
      { value: 'published', label: 'Published' },
      { value: 'changed', label: 'Unpublished changes' },
      { value: 'withdrawn', label: 'Unpublished' },
    ],
  },
  {
    name: 'bin',
    label: 'Trash',
    before: 'and',
    any: 'Not in trash',
    choices: [{ value: 'yes', label: 'In trash' }],
  },
];

/** The export of a list of documents. */
export const contentExport = (
  needs: Permission,
  { exported }: { exported: ListExport['fetchFile'] },
): ListExport => ({
  needs,
  formats: ['csv', 'json'],
  fetchFile: exported,
  note: 'The file has the list, without the content of each entry.',
});

const STATE_LABELS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Unpublished changes',
  withdrawn: 'Unpublished',
} as const;

const STATE_CLASSES = {
  draft: 'held',
  scheduled: 'wt',
  published: 'ok',
  changed: 'wt',
  withdrawn: 'held',
} as const;

import type { ContentPage } from '@site/api/content/documents/contract';
import type { LandingRow } from '@site/api/content/landingPages/contract';
import { mayReadLandingPages, mayWriteLandingPages } from '@site/api/content/landingPages/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import { bulkPublishing } from '../../workbench/contentList/bulkPublishing';
import {
  contentExport,
  contentFilters,
  lastEditedColumn,
  stateColumn,
  viewsColumn,
} from '../../workbench/contentList/contentColumns';
import { trashActions } from '../../workbench/contentList/trashActions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { getLandingPath } from './getLandingPath';
import { landingPages } from './landingPagesApi';

/** The list of landing pages in every state, last changed first. */
export const landingList: ListDefinition<LandingRow, ContentPage<LandingRow>> = {
  name: 'landing-pages',
  title: 'Landing pages',
  description:
    'Campaign and search landing pages, built from blocks. Drafts stay private until someone publishes them.',
  nouns: { one: 'landing page', many: 'landing pages' },
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label || 'Untitled',
  columns: [
    {
      name: 'Page',
      render: ({ label, slug, kind, path }) => (
        <>
          <b>{label || 'Untitled'}</b>
          <span>{path ?? getLandingPath({ slug, kind })}</span>
        </>
      ),
    },
    stateColumn,
    { name: 'Type', cardPosition: 'left', hides: 'late', render: ({ kind }) => KINDS[kind] },
    {
      name: 'In search engines',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ isListed }) => (isListed ? 'Yes' : 'No'),
    },
    {
      name: 'Expires',
      className: 'm mu',
      hides: 'early',
      render: ({ expireAt }) => expireAt && dateFormat.inList(expireAt),
    },
    viewsColumn,
    lastEditedColumn,
  ],
  search: { label: 'Search landing pages', placeholder: 'word or phrase' },
  filters: [
    ...contentFilters,
    {
      name: 'kind',
      label: 'Type',
      before: 'of',
      any: 'any type',
      choices: [
        { value: 'campaign', label: 'Campaign' },
        { value: 'programmatic', label: 'Search' },
        { value: 'system', label: 'Fixed URL' },
      ],
    },
  ],
  sorts: [{ value: 'written', label: 'last updated first' }],
  useRows: landingPages.useRows,
  exportOptions: contentExport(mayReadLandingPages, landingPages),
  useBulkActions: ({ filters }) => (filters.bin ? inTrash : edits),
  figures: ({ total, isMore }) => [{ name: 'Pages', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No landing pages yet',
    text: 'Start from a template, add your texts, and publish the page when it’s ready.',
  },
  noMatchText: ({ q, filters }) => {
    if (filters.bin) return 'No matching landing pages in the trash.';
    return q ? `No landing pages match “${q}”.` : 'No matching landing pages. Remove a filter.';
  },
};

const inTrash = trashActions(landingPages, mayWriteLandingPages);
const edits = bulkPublishing(landingPages, mayWriteLandingPages);

const KINDS = { campaign: 'Campaign', programmatic: 'Search', system: 'Fixed URL' } as const;

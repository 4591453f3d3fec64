import type { ContentPage } from '@site/api/content/documents/contract';
import type { LandingRow } from '@site/api/content/landingPages/contract';
import { mayReadLandingPages, mayWriteLandingPages } from '@site/api/content/landingPages/policy';
import * as moments from '@site/shell/moments';
import { formatCount } from '../../formatting/formatCount';
import { binActions } from '../../workbench/contentList/binActions';
import { bulkPublishing } from '../../workbench/contentList/bulkPublishing';
import {
  contentExport,
  contentFilters,
  stateColumn,
  viewsColumn,
  writtenColumn,
} from '../../workbench/contentList/contentList';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { landingPages } from './landingPagesApi';
import { landingPathOf } from './landingPathOf';

/** Landing pages in every state, last written first. */
export const landingList: ListDefinition<LandingRow, ContentPage<LandingRow>> = {
  name: 'landing-pages',
  title: 'Landing pages',
  about: 'Pages of campaigns and searches, made of blocks. Nothing is public before somebody publishes it.',
  words: { one: 'landing page', many: 'landing pages' },
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label || 'Without a name',
  columns: [
    {
      name: 'Page',
      render: ({ label, slug, kind, path }) => (
        <>
          <b>{label || 'Without a name'}</b>
          <span>{path ?? landingPathOf({ slug, kind })}</span>
        </>
      ),
    },
    stateColumn,
    { name: 'Kind', onCard: 'left', gives: 'late', render: ({ kind }) => KINDS[kind] },
    {
      name: 'Found by search',
      gives: 'early',
      isExtra: true,
      render: ({ isListed }) => (isListed ? 'yes' : 'no'),
    },
    {
      name: 'Ends',
      className: 'm mu',
      gives: 'early',
      render: ({ expireAt }) => expireAt && moments.inList(expireAt),
    },
    viewsColumn,
    writtenColumn,
  ],
  search: { label: 'Search landing pages by their words', placeholder: 'a word of a page' },
  filters: [
    ...contentFilters,
    {
      name: 'kind',
      label: 'Kind',
      before: 'of',
      any: 'any kind',
      choices: [
        { value: 'campaign', label: 'Campaign' },
        { value: 'programmatic', label: 'Search' },
        { value: 'system', label: 'Fixed address' },
      ],
    },
  ],
  sorts: [{ value: 'written', label: 'last written first' }],
  useRows: landingPages.useRows,
  exporting: contentExport(mayReadLandingPages, landingPages),
  useBulkActions: ({ filters }) => (filters.bin ? inBin : edits),
  figures: ({ total, isMore }) => [{ name: 'Pages', value: formatCount(total, isMore) }],
  firstRun: {
    title: 'No landing pages yet',
    text: 'Start from a template, write your own words into it, and publish it when it is whole.',
  },
  noMatch: ({ q, filters }) => {
    if (filters.bin) return 'Nothing like that is in the bin.';
    return q ? `No landing page mentions “${q}”.` : 'No landing page is like that.';
  },
};

const inBin = binActions(landingPages, mayWriteLandingPages);
const edits = bulkPublishing(landingPages, mayWriteLandingPages);

const KINDS = { campaign: 'campaign', programmatic: 'search', system: 'fixed address' } as const;

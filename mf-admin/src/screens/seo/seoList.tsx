import {
  exportSeoPages,
  type SeoPagePage,
  type SeoPageRow,
  seoSortOptions,
  seoStateOptions,
} from '@site/api/seo/pageInventory/contract';
import { DESCRIPTION, TITLE } from '@site/api/seo/pageInventory/pixelWidth';
import { mayReadSeo } from '@site/api/seo/pageInventory/policy';
import { problemKinds } from '@site/api/seo/problems/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import { exportOf } from '../../requests/exportOf';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { useSeoBulkActions } from './bulkEdits/useSeoBulkActions';
import { ProblemList } from './ProblemList';
import { SeoPageDrawer } from './SeoPageDrawer';
import { SeoSummary } from './SeoSummary';
import { useSeoOverview, useSeoPages } from './seoApi';
import { seoLists } from './seoLists';

const number = (value: number) => value.toLocaleString('en-US');
/** What only a check finds, before the first. */
const UNKNOWN = '–';

/** The inventory of public addresses. */
export const seoList: ListDefinition<SeoPageRow, SeoPagePage> = {
  name: 'seo-generator',
  title: 'SEO',
  description: 'Every public page as search engines see it, with its problems and your overrides.',
  nouns: { one: 'page', many: 'pages' },
  keyOf: ({ id }) => id,
  nameOf: ({ path }) => path,
  windowTitle: ({ path }) => path,
  columns: [
    {
      name: 'Page',
      render: ({ path, title, label, checkedAt }) => (
        <>
          <b>{path}</b>
          <span>{title || (checkedAt ? 'No title' : label)}</span>
        </>
      ),
    },
    { name: 'Problems', cardPosition: 'left', render: (row) => <ProblemList row={row} /> },
    { name: 'Type', hides: 'early', className: 'mu', render: ({ kind }) => kind },
    {
      name: 'Title',
      className: 'm',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ titlePixels, checkedAt }) =>
        checkedAt ? (
          <span className={titlePixels > TITLE.max ? 'wt' : undefined}>{number(titlePixels)} px</span>
        ) : (
          UNKNOWN
        ),
    },
    {
      name: 'Description',
      className: 'm',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ description, checkedAt }) =>
        checkedAt ? (
          <span className={description.length > DESCRIPTION.maxLength ? 'wt' : undefined}>
            {number(description.length)} characters
          </span>
        ) : (
          UNKNOWN
        ),
    },
    {
      name: 'Words',
      className: 'm',
      hides: 'early',
      render: ({ wordCount, checkedAt }) => (checkedAt ? number(wordCount) : UNKNOWN),
    },
    { name: 'Links in', className: 'm', hides: 'late', render: ({ inbound }) => number(inbound) },
    {
      name: 'Links out',
      className: 'm',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ outbound, checkedAt }) => (checkedAt ? number(outbound) : UNKNOWN),
    },
    {
      name: 'Visits',
      className: 'm',
      cardPosition: 'right',
      isNamedOnCard: true,
      hides: 'late',
      render: ({ visits }) => number(visits),
    },
    { name: 'Leads', className: 'm', hides: 'late', render: ({ leads }) => number(leads) },
    {
      name: 'Google clicks',
      className: 'm',
      hides: 'early',
      render: ({ clicks }) => number(clicks),
    },
    {
      name: 'Impressions',
      className: 'm',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ impressions }) => number(impressions),
    },
    {
      name: 'Position',
      className: 'm',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ position }) => position || '–',
    },
    {
      name: 'Status',
      className: 'm',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ status }) => status || 'Not checked',
    },
    {
      name: 'Sitemap',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ isInSitemap }) => (isInSitemap ? 'Included' : 'Excluded'),
    },
    {
      name: 'Overrides',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ isOverridden }) => (isOverridden ? 'Yes' : 'None'),
    },
    {
      name: 'Changed',
      className: 'm mu',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ changedAt }) => (changedAt ? dateFormat.inList(changedAt) : 'Unknown'),
    },
  ],
  search: { label: 'Search pages', placeholder: 'path or title' },
  filters: [
    {
      name: 'problem',
      label: 'Problem',
      before: 'with',
      any: 'any or no problem',
      choices: problemKinds.map(({ value, label }) => ({
        value,
        label: label.charAt(0).toLowerCase() + label.slice(1),
      })),
    },
    {
      name: 'kind',
      label: 'Type',
      before: 'of',
      any: 'any type',
      choices: [],
      useChoices: () => useSeoOverview().data?.kinds.map((kind) => ({ value: kind, label: kind })) ?? [],
    },
    {
      name: 'state',
      label: 'Status',
      before: 'that are',
      any: 'in any status',
      choices: seoStateOptions,
    },
  ],
  sorts: seoSortOptions,
  relatedLists: seoLists,
  useRows: useSeoPages,
  useBulkActions: useSeoBulkActions,
  figures: ({ total, isMore }) => [{ name: 'Pages', value: formatCount(total, isMore) }],
  exportOptions: { needs: mayReadSeo, formats: ['csv', 'json'], fetchFile: exportOf(exportSeoPages) },
  emptyState: {
    title: 'No pages yet',
    text: 'The site reports its pages when it starts. They are checked one after another within a few minutes.',
  },
  noMatchText: ({ q, cursor }) => {
    if (cursor) return 'No more pages here.';
    return q
      ? `No pages match “${q}”. Enter the beginning of a word of the path or title.`
      : 'No pages match. Remove a filter.';
  },
  Notice: SeoSummary,
  Drawer: SeoPageDrawer,
};

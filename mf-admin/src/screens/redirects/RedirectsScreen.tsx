import {
  type Redirect,
  type RedirectPage,
  redirectCodeOptions,
  redirectMatchOptions,
} from '@site/api/content/redirects/contract';
import { mayListRedirects } from '@site/api/content/redirects/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { RedirectImport } from './RedirectImport';
import { redirectLists } from './redirectLists';
import { redirectRecord } from './redirectRecord';
import { exportRedirectTable, redirects } from './redirectsApi';

export { RedirectsScreen as Component };

/** The list of redirects with their hits. */
export function RedirectsScreen() {
  return <ListScreen list={redirectList} />;
}

const redirectList: ListDefinition<Redirect, RedirectPage> = {
  name: 'redirects',
  title: 'Redirects',
  description: 'Where old URLs lead. Changes take effect on the whole site within five seconds.',
  nouns: { one: 'redirect', many: 'redirects' },
  keyOf: ({ id }) => id,
  nameOf: ({ from }) => from,
  windowTitle: ({ from }) => from,
  columns: [
    {
      name: 'From',
      render: ({ from, match }) => (
        <>
          <b>{from}</b>
          <span>{match === 'prefix' ? 'and everything below it' : 'exact path'}</span>
        </>
      ),
    },
    {
      name: 'Redirect to',
      cardPosition: 'left',
      render: ({ to }) => to || <span className="no">Gone</span>,
    },
    { name: 'Status code', className: 'm', cardPosition: 'corner', render: ({ code }) => code },
    {
      name: 'Hits',
      className: 'm',
      cardPosition: 'right',
      isNamedOnCard: true,
      hides: 'late',
      render: ({ hits }) => hits.toLocaleString('en-US'),
    },
    {
      name: 'Last hit',
      className: 'm mu',
      hides: 'early',
      render: ({ lastHitAt }) => (lastHitAt ? dateFormat.inList(lastHitAt) : 'Never'),
    },
    {
      name: 'Last updated',
      className: 'm mu',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ updatedAt }) => dateFormat.inList(updatedAt),
    },
    {
      name: 'Match',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ match }) => redirectMatchOptions.find(({ value }) => value === match)?.label,
    },
  ],
  search: { label: 'Search redirects', placeholder: 'part of a path' },
  filters: [
    {
      name: 'code',
      label: 'Status code',
      before: 'with',
      any: 'any status code',
      choices: redirectCodeOptions,
    },
  ],
  sorts: [{ value: 'address', label: 'by path' }],
  relatedLists: redirectLists,
  useRows: redirects.useRows,
  figures: ({ total, isMore }) => [{ name: 'Redirects', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No redirects yet',
    text: 'Add a redirect when a page moves, so that existing links and bookmarks keep working.',
  },
  noMatchText: ({ q, filters, cursor }) => {
    if (cursor) return 'No more redirects on this page.';
    const coded = filters.code ? ` with status code ${filters.code}` : '';
    if (!q) return `No redirects${coded}. Remove a filter.`;
    return `No redirects${coded} match “${q}”. Enter the beginning of a word of either path.`;
  },
  exportOptions: {
    needs: mayListRedirects,
    formats: ['csv'],
    exportsAll: true,
    fetchFile: exportRedirectTable,
    note: 'All redirects, in a format that you can import again.',
  },
  Actions: RedirectImport,
  record: redirectRecord,
};

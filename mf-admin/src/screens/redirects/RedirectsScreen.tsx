import {
  type Redirect,
  type RedirectPage,
  redirectCodeOptions,
  redirectMatchOptions,
} from '@site/api/content/redirects/contract';
import { mayListRedirects } from '@site/api/content/redirects/policy';
import * as moments from '@site/shell/moments';
import { formatCount } from '../../formatting/formatCount';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { RedirectImport } from './RedirectImport';
import { redirectLists } from './redirectLists';
import { redirectRecord } from './redirectRecord';
import { askForTable, redirects } from './redirectsApi';

export { RedirectsScreen as Component };

/** What old addresses do, each rule with how often it was followed. */
export function RedirectsScreen() {
  return <ListScreen list={redirectList} />;
}

const redirectList: ListDefinition<Redirect, RedirectPage> = {
  name: 'redirects',
  title: 'Redirects',
  about: 'Where old addresses lead. A rule is in force on the whole site within five seconds.',
  words: { one: 'redirect', many: 'redirects' },
  keyOf: ({ id }) => id,
  nameOf: ({ from }) => from,
  titleOf: ({ from }) => from,
  columns: [
    {
      name: 'From',
      render: ({ from, match }) => (
        <>
          <b>{from}</b>
          <span>{match === 'prefix' ? 'and everything below it' : 'this address alone'}</span>
        </>
      ),
    },
    {
      name: 'Leads to',
      onCard: 'left',
      render: ({ to }) => to || <span className="no">gone</span>,
    },
    { name: 'Code', className: 'm', onCard: 'corner', render: ({ code }) => code },
    {
      name: 'Followed',
      className: 'm',
      onCard: 'right',
      gives: 'late',
      render: ({ hits }) => (hits === 1 ? 'once' : `${hits.toLocaleString('en-US')} times`),
    },
    {
      name: 'Last followed',
      className: 'm mu',
      gives: 'early',
      render: ({ lastHitAt }) => (lastHitAt ? moments.inList(lastHitAt) : 'never'),
    },
    {
      name: 'Changed',
      className: 'm mu',
      gives: 'early',
      isExtra: true,
      render: ({ updatedAt }) => moments.inList(updatedAt),
    },
    {
      name: 'Reach',
      gives: 'early',
      isExtra: true,
      render: ({ match }) => redirectMatchOptions.find(({ value }) => value === match)?.label,
    },
  ],
  search: { label: 'Search redirects by the words of their addresses', placeholder: 'a word of an address' },
  filters: [
    { name: 'code', label: 'Code', before: 'that answer', any: 'any code', choices: redirectCodeOptions },
  ],
  sorts: [{ value: 'address', label: 'by address' }],
  siblings: redirectLists,
  useRows: redirects.useRows,
  figures: ({ total, isMore }) => [{ name: 'Rules', value: formatCount(total, isMore) }],
  firstRun: {
    title: 'No redirects yet',
    text: 'When a page moves, say here where its old address leads, so that links and bookmarks go on working.',
  },
  noMatch: ({ q, filters, cursor }) => {
    if (cursor) return 'There is nothing on this page any more.';
    const coded = filters.code ? ` answers ${filters.code}` : '';
    if (!q) return `No redirect${coded}.`;
    return `No redirect${coded && `${coded} and`} mentions “${q}”. Words of both addresses are found by their beginnings.`;
  },
  exporting: {
    needs: mayListRedirects,
    formats: ['csv'],
    isWhole: true,
    ask: askForTable,
    note: 'All redirects, as a table that can be imported again.',
  },
  Actions: RedirectImport,
  record: redirectRecord,
};

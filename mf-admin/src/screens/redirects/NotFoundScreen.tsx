import { findRule } from '@site/api/content/redirects/findRule';
import { mayEditRedirects } from '@site/api/content/redirects/policy';
import type { NotFoundPage, NotFoundPath } from '@site/api/insights/notFound/contract';
import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { formatCount } from '../../formatting/formatCount';
import { usePermissions } from '../../session/usePermissions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { pathOf } from '../../workbench/list/definition/useListAddress';
import { ListScreen } from '../../workbench/list/ListScreen';
import { NotFoundDrawer } from './NotFoundDrawer';
import { keyOfPath } from './pathKey';
import { redirectLists } from './redirectLists';
import { useGetSiteQuery, useListNotFoundHitsQuery } from './redirectsApi';

export { NotFoundScreen as Component };

/** The addresses that led nowhere, each with the way to a redirect. */
export function NotFoundScreen() {
  return <ListScreen list={notFoundList} />;
}

const notFoundList: ListDefinition<NotFoundPath, NotFoundPage> = {
  name: 'redirects/not-found',
  title: 'Not found',
  about: 'Addresses of the last 60 days that led nowhere. What may be a person’s own is not kept.',
  words: { one: 'address', many: 'addresses' },
  keyOf: ({ path }) => keyOfPath(path),
  nameOf: ({ path }) => path,
  titleOf: ({ path }) => path,
  columns: [
    {
      name: 'Address',
      render: ({ path }) => <b>{path}</b>,
    },
    { name: 'State', onCard: 'left', render: ({ path }) => <PathState path={path} /> },
    {
      name: 'Asked for',
      className: 'm',
      onCard: 'right',
      render: ({ count }) => (count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`),
    },
    {
      name: 'On',
      className: 'm mu',
      gives: 'early',
      render: ({ days }) => (days === 1 ? '1 day' : `${days} days`),
    },
    {
      name: 'Last',
      className: 'm mu',
      onCard: 'corner',
      gives: 'late',
      render: ({ lastDay }) => dayOf(lastDay),
    },
  ],
  filters: [],
  sorts: [{ value: 'count', label: 'most asked for first' }],
  siblings: redirectLists,
  useRows: (query) => useListNotFoundHitsQuery({ query }, { refetchOnMountOrArgChange: true }),
  figures: ({ total, isMore }) => [{ name: 'Addresses', value: formatCount(total, isMore) }],
  firstRun: {
    title: 'Every address led somewhere',
    text: 'When a visitor asks for a page that is not there, its address is counted here.',
  },
  noMatch: () => 'There is nothing on this page any more.',
  Drawer: NotFoundDrawer,
};

/** Whether a rule takes care of it by now; if not, the way to one. */
function PathState({ path }: { path: string }) {
  const { data: site } = useGetSiteQuery(undefined, { pollingInterval: IN_FORCE_MS });
  const mayEdit = usePermissions()(mayEditRedirects);
  if (!site) return null;
  if (findRule(site.redirects, path)) return <span className="ok">Redirected</span>;
  if (!mayEdit) return <span className="wt">Not found</span>;
  return (
    <RowLink className="lk" to={`${pathOf(notFoundList)}/${keyOfPath(path)}`}>
      Create redirect<span className="sr"> from {path}</span>
    </RowLink>
  );
}

/** A rule is in force after this long at the latest. */
const IN_FORCE_MS = 5000;

/** Above the row, which is a link as a whole. */
const RowLink = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  min-height: 28px;
`;

/** 20 Nov: the API counts by days, in UTC. */
function dayOf(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })}`;
}

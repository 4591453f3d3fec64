import { findRule } from '@site/api/content/redirects/findRule';
import { mayEditRedirects } from '@site/api/content/redirects/policy';
import type { NotFoundPage, NotFoundPath } from '@site/api/insights/notFound/contract';
import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { formatCount } from '../../formatting/formatCount';
import { usePermissions } from '../../session/usePermissions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { pathOf } from '../../workbench/list/definition/useListUrl';
import { ListScreen } from '../../workbench/list/ListScreen';
import { NotFoundDrawer } from './NotFoundDrawer';
import { encodePathKey } from './pathKey';
import { redirectLists } from './redirectLists';
import { useGetSiteQuery, useListNotFoundHitsQuery } from './redirectsApi';

export { NotFoundScreen as Component };

/** The paths that returned 404, each with a link to create a redirect. */
export function NotFoundScreen() {
  return <ListScreen list={notFoundList} />;
}

const notFoundList: ListDefinition<NotFoundPath, NotFoundPage> = {
  name: 'redirects/not-found',
  title: '404 errors',
  description:
    'URLs that visitors requested in the last 60 days and that don’t exist. URLs that may contain personal data aren’t stored.',
  nouns: { one: 'URL', many: 'URLs' },
  keyOf: ({ path }) => encodePathKey(path),
  nameOf: ({ path }) => path,
  windowTitle: ({ path }) => path,
  columns: [
    {
      name: 'URL',
      render: ({ path }) => <b>{path}</b>,
    },
    { name: 'Status', cardPosition: 'left', render: ({ path }) => <PathState path={path} /> },
    {
      name: 'Requests',
      className: 'm',
      cardPosition: 'right',
      render: ({ count }) => count.toLocaleString('en-US'),
    },
    {
      name: 'Requested on',
      className: 'm mu',
      hides: 'early',
      render: ({ days }) => (days === 1 ? '1 day' : `${days} days`),
    },
    {
      name: 'Last request',
      className: 'm mu',
      cardPosition: 'corner',
      hides: 'late',
      render: ({ lastDay }) => dayOf(lastDay),
    },
  ],
  filters: [],
  sorts: [{ value: 'count', label: 'most requests first' }],
  relatedLists: redirectLists,
  useRows: (query) => useListNotFoundHitsQuery({ query }, { refetchOnMountOrArgChange: true }),
  figures: ({ total, isMore }) => [{ name: 'URLs', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No 404 errors',
    text: 'When a visitor requests a page that doesn’t exist, its URL appears here.',
  },
  noMatchText: () => 'No more URLs on this page.',
  Drawer: NotFoundDrawer,
};

/** Whether a redirect covers the path; if not, a link to create one. */
function PathState({ path }: { path: string }) {
  const { data: site } = useGetSiteQuery(undefined, { pollingInterval: IN_FORCE_MS });
  const mayEdit = usePermissions()(mayEditRedirects);
  if (!site) return null;
  if (findRule(site.redirects, path)) return <span className="ok">Redirected</span>;
  if (!mayEdit) return <span className="wt">Not found</span>;
  return (
    <RowLink className="lk" to={`${pathOf(notFoundList)}/${encodePathKey(path)}`}>
      Create redirect<span className="sr"> from {path}</span>
    </RowLink>
  );
}

/** The longest time until a redirect takes effect. */
const IN_FORCE_MS = 5000;

/** Above the link that covers the complete row. */
const RowLink = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  min-height: 28px;
`;

/** Formats a day such as "Nov 20"; the API counts by UTC days. */
function dayOf(day: string): string {
  return new Date(day).toLocaleString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

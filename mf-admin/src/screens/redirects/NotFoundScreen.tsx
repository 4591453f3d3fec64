import { findRule } from '@site/api/content/redirects/findRule';
import { mayEditRedirects } from '@site/api/content/redirects/policy';
import type { NotFoundPage, NotFoundPath } from '@site/api/insights/notFound/contract';
import { styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Link } from 'react-router-dom';
import { formatCount } from '../../formatting/formatCount';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { pathOf } from '../../workbench/list/definition/useListUrl';
import { ListScreen } from '../../workbench/list/ListScreen';
import { NotFoundDrawer } from './NotFoundDrawer';
import { encodePathKey } from './pathKey';
import { redirectLists } from './redirectLists';
import { useGetSiteQuery, useListNotFoundHitsQuery, useMarkNotFoundPathMutation } from './redirectsApi';
import { SuggestedTarget } from './SuggestedTarget';
import { useSuggestionActions } from './useSuggestionActions';

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
    { name: 'Status', cardPosition: 'left', render: (row) => <PathState row={row} /> },
    { name: 'Suggestion', hides: 'late', render: ({ path }) => <SuggestedTarget path={path} /> },
    {
      name: 'Requests',
      className: 'm',
      cardPosition: 'right',
      isNamedOnCard: true,
      render: ({ count }) => count.toLocaleString('en-US'),
    },
    {
      name: 'Days',
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
  filters: [
    {
      name: 'state',
      label: 'Status',
      before: 'that are',
      any: 'not ignored',
      choices: [{ value: 'ignored', label: 'ignored' }],
    },
  ],
  sorts: [{ value: 'count', label: 'most requests first' }],
  relatedLists: redirectLists,
  useBulkActions: useSuggestionActions,
  useRows: (query) => useListNotFoundHitsQuery({ query }, { refetchOnMountOrArgChange: true }),
  figures: ({ total, isMore }) => [{ name: 'URLs', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No 404 errors',
    text: 'When a visitor requests a page that doesn’t exist, its URL appears here.',
  },
  noMatchText: ({ cursor }) => (cursor ? 'No more URLs on this page.' : 'No ignored URLs.'),
  Drawer: NotFoundDrawer,
};

/** Whether a redirect covers the path; if not, a link to create one, and a button that sets the path aside. */
function PathState({ row: { path, isIgnored } }: { row: NotFoundPath }) {
  const { data: site } = useGetSiteQuery(undefined, { pollingInterval: IN_FORCE_MS });
  const mayEdit = usePermissions()(mayEditRedirects);
  if (!site) return null;
  if (findRule(site.redirects, path)) return <span className="ok">Redirected</span>;
  if (!mayEdit) return <span className="wt">Not found</span>;
  return (
    <RowActions>
      {!isIgnored && (
        <Link className="lk" to={`${pathOf(notFoundList)}/${encodePathKey(path)}`}>
          Create redirect<span className="sr"> from {path}</span>
        </Link>
      )}
      <IgnoreButton path={path} isIgnored={isIgnored} />
    </RowActions>
  );
}

/** Sets aside what only scanners request, or takes it back into the list. */
function IgnoreButton({ path, isIgnored }: Pick<NotFoundPath, 'path' | 'isIgnored'>) {
  const [mark, { isLoading }] = useMarkNotFoundPathMutation();
  const { toast } = useToast();
  const store = async (next: boolean) => {
    const { error } = await mark({ body: { path, isIgnored: next } });
    if (error) return toast(errorToast('Couldn’t change the URL', error as ApiError));
    toast({
      title: next ? 'URL ignored' : 'URL no longer ignored',
      description: path,
      action: { label: 'Undo', onClick: () => void store(!next) },
    });
  };
  return (
    <button type="button" className="lk" disabled={isLoading} onClick={() => void store(!isIgnored)}>
      {isIgnored ? 'Stop ignoring' : 'Ignore'}
      <span className="sr"> {path}</span>
    </button>
  );
}

/** The longest time until a redirect takes effect. */
const IN_FORCE_MS = 5000;

/** Above the link that covers the complete row. */
const RowActions = styled('span')`
  position: relative;
  z-index: 1;
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 14px;
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }
`;

/** Formats a day such as "Nov 20"; the API counts by UTC days. */
function dayOf(day: string): string {
  return new Date(day).toLocaleString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from '../../requests/useOnline';
import { usePermissions } from '../../session/usePermissions';
import { errorOf, type ListPage, type ListResult } from '../resource/ListResult';
import { LoadError } from '../screen/LoadError';
import type { BulkActions } from './bulk/BulkActions';
import { BulkBar } from './bulk/BulkBar';
import { useBulkAction } from './bulk/useBulkAction';
import { useSelection } from './bulk/useSelection';
import type { ListColumn, ListDefinition, ListView } from './definition/ListDefinition';
import { isUnfiltered, type ListUrl } from './definition/useListUrl';
import { EmptyList } from './EmptyList';
import { ListGrid } from './ListGrid';
import { ListPager } from './ListPager';
import { ListTable } from './ListTable';
import { ShortcutHints } from './shortcuts/ShortcutHints';
import { useListShortcuts } from './shortcuts/useListShortcuts';

/** The rows of a list or why there are none, with selection, bulk actions and paging. */
export function ListPanel<Row, Page extends ListPage<Row>>(props: ListPanelProps<Row, Page>) {
  const { list, result, address, columns, searchId } = props;
  const isOnline = useRefetchOnReconnect(result.refetch);
  const page = result.data;
  const rows = page?.items;
  const total = page?.total ?? 0;
  const selection = useSelection(JSON.stringify(address.query), list.keyOf, rows);
  const actions = useAllowedActions(list, address.view);
  const bulk = useBulkAction({
    actions,
    selection,
    query: address.query,
    total,
    nouns: list.nouns,
    onStale: result.refetch,
  });
  // The open record's own shortcut comes first.
  const hasOwnN = address.openKey !== undefined && list.shortcuts?.some(({ keys }) => keys.includes('N'));
  useListShortcuts({
    keys: rows?.map(list.keyOf) ?? [],
    address,
    searchId,
    onHelp: props.onHelp,
    isPaused: props.isPaused || bulk.confirmation !== undefined,
    onCreate: props.createAction && !hasOwnN ? address.createNew : undefined,
    onSelect:
      actions &&
      ((key, isRange) => {
        const row = rows?.find((each) => list.keyOf(each) === key);
        if (row !== undefined) selection.toggle(row, isRange);
      }),
  });
  const error = errorOf(result);
  // Offline, the rows of an earlier query are not the answer to this one.
  if (error && (isOnline || !result.currentData)) return <ListError error={error} result={result} />;
  return (
    <>
      {!isOnline && (
        <OfflineStyles role="status" className="wt">
          You’re offline. This list may be out of date. It refreshes when you reconnect.
        </OfflineStyles>
      )}
      {actions && (selection.rows.length > 0 || selection.isAll) && (
        <BulkBar
          actions={actions}
          bulk={bulk}
          total={total}
          isMore={page?.isMore}
          selection={selection}
          rows={rows ?? []}
        />
      )}
      {page && rows?.length === 0 ? (
        <EmptyList
          emptyState={{ ...list.emptyState, action: list.emptyState.action ?? createButton(props) }}
          noMatchText={isUnfiltered(address.view) ? undefined : list.noMatchText(address.view, page)}
          plural={list.nouns.many}
          onClear={address.clear}
        />
      ) : list.renderTile && props.isGrid ? (
        <ListGrid
          label={`${list.title}, ${sortLabel(list, address)}`}
          rows={rows}
          keyOf={list.keyOf}
          nameOf={list.nameOf}
          renderTile={list.renderTile}
          address={address}
          selection={actions && selection}
          isBusy={result.currentData === undefined}
        />
      ) : (
        <ListTable
          caption={`${list.title}, ${sortLabel(list, address)}`}
          columns={columns}
          rows={rows}
          keyOf={list.keyOf}
          nameOf={list.nameOf}
          address={address}
          sort={address.view.sort ?? list.sorts[0]?.value}
          selection={actions && selection}
          isBusy={result.currentData === undefined}
        />
      )}
      {page && rows && rows.length > 0 && (
        <ListPager page={page} address={address} isBusy={result.currentData === undefined}>
          <ShortcutHints
            canSelect={actions !== undefined}
            canSearch={list.search !== undefined}
            canCreate={props.createAction !== undefined}
          />
        </ListPager>
      )}
    </>
  );
}

function ListError({ error, result }: { error: ApiError; result: ListResult<unknown> }) {
  return (
    <ErrorStyles>
      <LoadError
        title="Couldn’t load the list"
        note={unreachableNote(error)}
        error={error}
        onRetry={result.refetch}
        isBusy={result.isFetching}
      />
    </ErrorStyles>
  );
}

interface ListPanelProps<Row, Page extends ListPage<Row>> {
  list: ListDefinition<Row, Page>;
  result: ListResult<Page>;
  address: ListUrl;
  columns: readonly ListColumn<Row>[];
  searchId: string;
  /** Whether the rows are tiles, where the list has them. */
  isGrid: boolean;
  /** The create action, if the member may use it. */
  createAction?: { label: string };
  /** Whether an open dialog disables the shortcuts. */
  isPaused: boolean;
  onHelp: () => void;
}

const createButton = ({ createAction, address }: { createAction?: { label: string }; address: ListUrl }) =>
  createAction && { label: createAction.label, act: address.createNew };

/** The bulk actions, if the member may use them. */
function useAllowedActions<Row, Page extends ListPage<Row>>(list: ListDefinition<Row, Page>, view: ListView) {
  const { useBulkActions: useActions = useNoActions } = list;
  const actions: BulkActions<Row> | undefined = useActions(view);
  const may = usePermissions();
  return actions && may(actions.needs) ? actions : undefined;
}

const useNoActions = () => undefined;

/** Whether the browser is online; refetches the list when it comes back online. */
function useRefetchOnReconnect(refetch: () => void): boolean {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  const back = useEffectEvent(refetch);
  useEffect(() => {
    if (isOnline && !wasOnline.current) back();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return isOnline;
}

function sortLabel<Row, Page extends ListPage<Row>>(
  { sorts }: ListDefinition<Row, Page>,
  { view }: ListUrl,
): string {
  return (sorts.find(({ value }) => value === view.sort) ?? sorts[0])?.label ?? 'unsorted';
}

/** A failed request does not mean lost records, so the error says so. */
function unreachableNote({ status }: ApiError): string | undefined {
  return status === 0 || status >= 500 ? 'Your data is safe. Try again in a moment.' : undefined;
}

const ErrorStyles = styled('div')`
  padding: 20px;
  max-width: 560px;
  @media ${below.phone} {
    padding: 16px;
  }
`;

const OfflineStyles = styled('p')`
  display: flex;
  padding: 9px 20px;
  border-bottom: 1px solid var(--line);
  background: var(--ember-w);
  color: var(--ink);
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;

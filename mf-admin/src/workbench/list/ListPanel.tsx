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
import { isWhole, type ListAddress } from './definition/useListAddress';
import { EmptyList } from './EmptyList';
import { ListPager } from './ListPager';
import { ListTable } from './ListTable';
import { ShortcutHints } from './shortcuts/ShortcutHints';
import { useListShortcuts } from './shortcuts/useListShortcuts';

/** The rows that were asked for, or why there are none; selecting them, and turning pages. */
export function ListPanel<Row, Page extends ListPage<Row>>(props: ListPanelProps<Row, Page>) {
  const { list, asked, address, columns, searchId } = props;
  const isOnline = useRefetchWhenBack(asked.refetch);
  const page = asked.data;
  const rows = page?.items;
  const total = page?.total ?? 0;
  const selection = useSelection(JSON.stringify(address.query), list.keyOf, rows);
  const edits = useAllowedEdits(list, address.view);
  const bulk = useBulkAction({
    edits,
    selection,
    query: address.query,
    total,
    words: list.words,
    onStale: asked.refetch,
  });
  useListShortcuts({
    keys: rows?.map(list.keyOf) ?? [],
    address,
    searchId,
    onHelp: props.onHelp,
    isPaused: props.isPaused || bulk.asked !== undefined,
    onBegin: props.begins && address.begin,
    onSelect:
      edits &&
      ((key) => {
        const row = rows?.find((each) => list.keyOf(each) === key);
        if (row !== undefined) selection.toggle(row);
      }),
  });
  const error = errorOf(asked);
  if (error && (isOnline || !page)) return <ListProblem error={error} asked={asked} />;
  return (
    <>
      {!isOnline && (
        <Offline role="status" className="wt">
          You’re offline. This list may be out of date. It refreshes when you reconnect.
        </Offline>
      )}
      {edits && (selection.rows.length > 0 || selection.isAll) && (
        <BulkBar
          edits={edits}
          bulk={bulk}
          total={total}
          isMore={page?.isMore}
          selection={selection}
          rows={rows ?? []}
        />
      )}
      {page && rows?.length === 0 ? (
        <EmptyList
          firstRun={{ ...list.firstRun, action: list.firstRun.action ?? beginning(props) }}
          noMatch={isWhole(address.view) ? undefined : list.noMatch(address.view, page)}
          many={list.words.many}
          onClear={address.clear}
        />
      ) : (
        <ListTable
          caption={`${list.title}, ${sortName(list, address)}`}
          columns={columns}
          rows={rows}
          keyOf={list.keyOf}
          nameOf={list.nameOf}
          address={address}
          selection={edits && selection}
          isBusy={asked.currentData === undefined}
        />
      )}
      {page && rows && rows.length > 0 && (
        <ListPager page={page} address={address} isBusy={asked.currentData === undefined}>
          <ShortcutHints
            canSelect={edits !== undefined}
            canSearch={list.search !== undefined}
            canBegin={props.begins !== undefined}
          />
        </ListPager>
      )}
    </>
  );
}

function ListProblem({ error, asked }: { error: ApiError; asked: ListResult<unknown> }) {
  return (
    <State>
      <LoadError
        title="Couldn’t load the list"
        note={unreachable(error)}
        error={error}
        onRetry={asked.refetch}
        isBusy={asked.isFetching}
      />
    </State>
  );
}

interface ListPanelProps<Row, Page extends ListPage<Row>> {
  list: ListDefinition<Row, Page>;
  asked: ListResult<Page>;
  address: ListAddress;
  columns: readonly ListColumn<Row>[];
  searchId: string;
  /** What the member may begin here. */
  begins?: { label: string };
  /** A dialog has the keys. */
  isPaused: boolean;
  onHelp: () => void;
}

const beginning = ({ begins, address }: { begins?: { label: string }; address: ListAddress }) =>
  begins && { label: begins.label, act: address.begin };

/** What the member may do to many rows. */
function useAllowedEdits<Row, Page extends ListPage<Row>>(list: ListDefinition<Row, Page>, view: ListView) {
  const { useBulkActions: useEdits = useNoEdits } = list;
  const edits: BulkActions<Row> | undefined = useEdits(view);
  const may = usePermissions();
  return edits && may(edits.needs) ? edits : undefined;
}

const useNoEdits = () => undefined;

/** Whether there is a connection; when it comes back, the list is asked for again. */
function useRefetchWhenBack(refetch: () => void): boolean {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  const back = useEffectEvent(refetch);
  useEffect(() => {
    if (isOnline && !wasOnline.current) back();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return isOnline;
}

function sortName<Row, Page extends ListPage<Row>>(
  { sorts }: ListDefinition<Row, Page>,
  { view }: ListAddress,
): string {
  return (sorts.find(({ value }) => value === view.sort) ?? sorts[0])?.label ?? 'unsorted';
}

/** A list that cannot be read says nothing about the records, which is what the reader fears. */
function unreachable({ status }: ApiError): string | undefined {
  return status === 0 || status >= 500 ? 'Your data is safe. Try again in a moment.' : undefined;
}

const State = styled('div')`
  padding: 20px;
  max-width: 560px;
  @media ${below.phone} {
    padding: 16px;
  }
`;

const Offline = styled('p')`
  display: flex;
  padding: 9px 20px;
  border-bottom: 1px solid var(--line);
  background: var(--ember-w);
  color: var(--ink);
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;

import { LiveRegion, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { errorToast } from '../../requests/errorToast';
import type { ListPage, ListResult } from '../resource/ListResult';

/** Lets members order the rows of a list: a move is shown at once and then saved. */
export function OrderProvider({ canMove, mutation, children }: OrderProviderProps) {
  const [save, { fulfilledTimeStamp: savedAt }] = mutation;
  const [pendingIds, setPendingIds] = useState<readonly string[]>();
  const [announcement, setAnnouncement] = useState('');
  const newest = useRef<readonly string[]>(undefined);
  const isSending = useRef(false);
  const { toast } = useToast();

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    let sent: readonly string[] | undefined;
    try {
      // Moves made during a request are saved by the next one.
      while (newest.current && newest.current !== sent) {
        sent = newest.current;
        await save({ body: { ids: [...sent] } }).unwrap();
      }
    } catch (error) {
      setPendingIds(undefined);
      toast(errorToast('Couldn’t save the order', error as ApiError));
    } finally {
      isSending.current = false;
      newest.current = undefined;
    }
  };
  const move: Order['move'] = ({ id, name, orderedIds, to }) => {
    const index = Math.max(0, Math.min(to, orderedIds.length - 1));
    const others = orderedIds.filter((each) => each !== id);
    const next = [...others.slice(0, index), id, ...others.slice(index)];
    if (next.join() === orderedIds.join())
      return setAnnouncement(`${name} is already ${index ? 'last' : 'first'}`);
    setAnnouncement(`${name} moved to position ${index + 1} of ${orderedIds.length}`);
    setPendingIds(next);
    newest.current = next;
    void send();
  };
  const clearPending = () => setPendingIds(undefined);
  return (
    <OrderContext value={{ canMove, pendingIds, savedAt, move, clearPending }}>
      <Styles>{children}</Styles>
      <LiveRegion>{announcement}</LiveRegion>
    </OrderContext>
  );
}

interface OrderProviderProps {
  canMove: boolean;
  /** What the hook of the mutation that saves the order returns. */
  mutation: readonly [
    (arg: { body: { ids: string[] } }) => { unwrap: () => Promise<unknown> },
    { fulfilledTimeStamp?: number },
  ];
  children: ReactNode;
}

/** A row with the ids of all rows in order. */
export type OrderedRow<Row> = Row & { orderedIds: readonly string[] };

/** The rows in the pending order, each with the ids of all rows. */
export function useOrderedRows<Row extends { id: string }, Page extends ListPage<Row>>(
  answer: ListResult<Page>,
): ListResult<ListPage<OrderedRow<Row>>> {
  const { pendingIds, savedAt, clearPending } = useOrder();
  const { data, currentData, isError, isFetching, startedTimeStamp = 0 } = answer;
  // A list that was requested before the last move was saved may have the order before it.
  const isCurrent = savedAt !== undefined && !isFetching && !isError && startedTimeStamp >= savedAt;
  const clear = useEffectEvent(clearPending);
  useEffect(() => {
    if (isCurrent && pendingIds) clear();
  }, [isCurrent, pendingIds]);
  const shown = useMemo(() => data && withOrder(data, pendingIds), [data, pendingIds]);
  return { ...answer, data: shown, currentData: currentData && shown };
}

function withOrder<Row extends { id: string }>(
  page: ListPage<Row>,
  pendingIds: readonly string[] = [],
): ListPage<OrderedRow<Row>> {
  const byId = new Map(page.items.map((row) => [row.id, row]));
  const isComplete = pendingIds.length === byId.size && pendingIds.every((id) => byId.has(id));
  const orderedIds = isComplete ? pendingIds : page.items.map(({ id }) => id);
  return { ...page, items: orderedIds.map((id) => ({ ...(byId.get(id) as Row), orderedIds })) };
}

interface Order {
  canMove: boolean;
  pendingIds?: readonly string[];
  /** When the last move was saved; undefined while it is not. */
  savedAt?: number;
  move: (what: { id: string; name: string; orderedIds: readonly string[]; to: number }) => void;
  /** Called when a list that has the last move is loaded. */
  clearPending: () => void;
}

const OrderContext = createContext<Order | undefined>(undefined);

export function useOrder(): Order {
  const order = useContext(OrderContext);
  if (!order) throw new Error('useOrder needs an OrderProvider');
  return order;
}

const Styles = styled('div')`
  tr[data-drop="above"] {
    box-shadow: inset 0 2px 0 var(--ember);
  }
  tr[data-drop="below"] {
    box-shadow: inset 0 -2px 0 var(--ember);
  }
`;

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

/** Around a list whose rows stand in an order that members choose: what they move is moved at once, and then saved. */
export function Ordering({ mayMove, save, children }: OrderingProps) {
  const [wanted, setWanted] = useState<readonly string[]>();
  const [said, setSaid] = useState('');
  const newest = useRef<readonly string[]>(undefined);
  const isSending = useRef(false);
  const { toast } = useToast();

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    let sent: readonly string[] | undefined;
    try {
      // What was moved on while one order was being saved goes along with the next.
      while (newest.current && newest.current !== sent) {
        sent = newest.current;
        await save(sent);
      }
    } catch (error) {
      setWanted(undefined);
      toast(errorToast('Couldn’t save the order', error as ApiError));
    } finally {
      isSending.current = false;
      newest.current = undefined;
    }
  };
  const move: Order['move'] = ({ id, name, among, to }) => {
    const place = Math.max(0, Math.min(to, among.length - 1));
    const others = among.filter((each) => each !== id);
    const next = [...others.slice(0, place), id, ...others.slice(place)];
    if (next.join() === among.join()) return setSaid(`${name} is already ${place ? 'last' : 'first'}`);
    setSaid(`${name} moved to position ${place + 1} of ${among.length}`);
    setWanted(next);
    newest.current = next;
    void send();
  };
  const settle = () => {
    if (!isSending.current) setWanted(undefined);
  };
  return (
    <OrderContext value={{ mayMove, wanted, move, settle }}>
      <Styles>{children}</Styles>
      <LiveRegion>{said}</LiveRegion>
    </OrderContext>
  );
}

interface OrderingProps {
  mayMove: boolean;
  /** Rejects with the API's error. */
  save: (ids: readonly string[]) => Promise<unknown>;
  children: ReactNode;
}

/** A row and those it stands among, in their order. */
export type Placed<Row> = Row & { among: readonly string[] };

/** The rows as they are wanted by now, each with its place among them. */
export function useOrdered<Row extends { id: string }, Page extends ListPage<Row>>(
  answer: ListResult<Page>,
): ListResult<ListPage<Placed<Row>>> {
  const { wanted, settle } = useOrder();
  const { data, currentData } = answer;
  const seen = useEffectEvent(settle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the API says by now is what the wanted order gave way to
  useEffect(seen, [data]);
  const shown = useMemo(() => data && placed(data, wanted), [data, wanted]);
  return { ...answer, data: shown, currentData: currentData && shown };
}

function placed<Row extends { id: string }>(
  page: ListPage<Row>,
  wanted: readonly string[] = [],
): ListPage<Placed<Row>> {
  const byId = new Map(page.items.map((row) => [row.id, row]));
  const isWhole = wanted.length === byId.size && wanted.every((id) => byId.has(id));
  const among = isWhole ? wanted : page.items.map(({ id }) => id);
  return { ...page, items: among.map((id) => ({ ...(byId.get(id) as Row), among })) };
}

interface Order {
  mayMove: boolean;
  wanted?: readonly string[];
  move: (what: { id: string; name: string; among: readonly string[]; to: number }) => void;
  /** The list was asked for again. */
  settle: () => void;
}

const OrderContext = createContext<Order | undefined>(undefined);

export function useOrder(): Order {
  const order = useContext(OrderContext);
  if (!order) throw new Error('no Ordering around this');
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

import type { State, Store } from '../../kit/store';

/** The metadata of a query in the store. */
interface QueryState {
  requestId: string;
  startedTimeStamp: number;
  fulfilledTimeStamp?: number;
}

interface ApiState {
  queries: Record<string, QueryState>;
  /** The tags they provide. */
  provided: unknown;
}

/**
 * The state that the browser starts with, without request ids, times and order: the same responses produce the same
 * document in every process, so that its ETag stays valid.
 */
export function serializableState(store: Store): State {
  const state = store.getState();
  const apiState = state.api as ApiState | undefined;
  if (!apiState) return state;
  const queries = Object.entries(apiState.queries).map(([key, query]) => [key, withoutRequest(query)]);
  // The API slice's config is left out: JSON has no Infinity, and `keepUnusedDataFor: null` would cause repeated
  // requests.
  const api = { queries: Object.fromEntries(queries), provided: sortDeep(apiState.provided) };
  return { ...state, api };
}

/** RTK Query only checks that the time is set, so any value will do. */
const withoutRequest = ({ fulfilledTimeStamp, ...query }: QueryState): QueryState => ({
  ...query,
  requestId: '',
  startedTimeStamp: 1,
  ...(fulfilledTimeStamp && { fulfilledTimeStamp: 1 }),
});

/** Sorts lists of strings and the keys of objects. */
function sortDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? value.toSorted() : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sortDeep(part)]));
}

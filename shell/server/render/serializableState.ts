import type { State, Store } from '../../kit/store';

/** An answer in the store: under which number it was asked for, and when. */
interface RequestContext {
  requestId: string;
  startedTimeStamp: number;
  fulfilledTimeStamp?: number;
}

interface Answers {
  queries: Record<string, RequestContext>;
  /** Which resources they came from. */
  provided: unknown;
}

/**
 * What a store leaves for the browser, without which calls it took, when and in which order they were answered: the
 * same answers make the same document, whenever and by whichever process it is made, so that its tag holds for who
 * has it already.
 */
export function serializableState(store: Store): State {
  const state = store.getState();
  const answers = state.api as Answers | undefined;
  if (!answers) return state;
  const queries = Object.entries(answers.queries).map(([key, asked]) => [key, withoutCall(asked)]);
  // Its settings stay here: JSON has no infinity, and answers kept for `null` seconds are asked for again and again.
  const api = { queries: Object.fromEntries(queries), provided: inOrder(answers.provided) };
  return { ...state, api };
}

/** That it was answered is told by the moment: any will do. */
const withoutCall = ({ fulfilledTimeStamp, ...asked }: RequestContext): RequestContext => ({
  ...asked,
  requestId: '',
  startedTimeStamp: 1,
  ...(fulfilledTimeStamp && { fulfilledTimeStamp: 1 }),
});

/** Lists of words, and what has names, by their letters. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? value.toSorted() : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, inOrder(part)]));
}

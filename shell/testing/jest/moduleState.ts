let calls = 0;
const callers = new Set<number>();

/** Counts the calls in two ways, in a module that the files of a worker share. */
export function countCalls() {
  callers.add(++calls);
  return [calls, callers.size];
}

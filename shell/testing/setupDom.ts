import '@testing-library/jest-dom';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { act, cleanup, configure, getConfig } from '@testing-library/react/pure';
import { dismissToast } from '../kit/feedback/useToast';

const { asyncWrapper, unstable_advanceTimersWrapper: advanceTimersWrapper } = getConfig();
/** A rendering, its effects, and what these render. */
const TURNS = 4;
/** The response to a request that a test does not wait for, the next request that it causes, and its rendering. */
const LAST_TURNS = 20;
/** Milliseconds of the real clock between two tries of a query that waits while a test has fake timers. */
const TRY_EVERY = 5;

// What follows from an action is rendered when it resolves, however slow the machine is: a rendering that takes longer
// than a few milliseconds leaves its effects, such as moving the focus, to a later turn.
configure({
  asyncWrapper: (action) =>
    asyncWrapper(async () => {
      const result = await action();
      await pass(TURNS);
      return result;
    }),
  // With fake timers, a query would try 1,200 times and give up within a tenth of a second. React measures by the real
  // clock, and shows what was loaded up to 300 ms later.
  unstable_advanceTimersWrapper: async (advance) => {
    const result = await advanceTimersWrapper(advance);
    await setTimeout(TRY_EVERY);
    return result;
  },
});

async function pass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await setImmediate();
}

// Requests that follow from the last action of a test are always sent before its page is removed, so that one that is
// not in the table fails every run of the test, not some of them.
afterEach(async () => {
  await asyncWrapper(() => pass(LAST_TURNS));
  cleanup();
});

// A test would find the toast of the one before it.
afterEach(() => {
  act(dismissToast);
});

import '@testing-library/jest-dom';
import { setImmediate } from 'node:timers/promises';
import { act, configure, getConfig } from '@testing-library/react';
import { dismissToast } from '../kit/feedback/useToast';

const { asyncWrapper } = getConfig();
/** A rendering, its effects, and what these render. */
const TURNS = 4;

// What follows from an action is rendered when it resolves, however slow the machine is: a rendering that takes longer
// than a few milliseconds leaves its effects, such as moving the focus, to a later turn.
configure({
  asyncWrapper: (action) =>
    asyncWrapper(async () => {
      const result = await action();
      for (let turn = 0; turn < TURNS; turn++) await setImmediate();
      return result;
    }),
});

// A test would find the toast of the one before it.
afterEach(() => {
  act(dismissToast);
});

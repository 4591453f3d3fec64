import { findTraces, leaveTraces, NO_TRACES } from './traces.fixture';

/** Two files do the same, so the second one in a worker shows that nothing of the first is left. */
test('a file finds the window and the state of modules as if it were the only one', async () => {
  expect(await findTraces()).toEqual(NO_TRACES);
  leaveTraces();
});

import fc from 'fast-check';
import { testErrors } from './testErrors';

// The same random values in every run, so that no test fails by chance; long runs use more of them.
fc.configureGlobal(process.env.LONG ? { numRuns: 1_000 } : { numRuns: 25, seed: 1 });

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  expect(testErrors.take()).toEqual([]);
});

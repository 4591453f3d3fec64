import fc from 'fast-check';
import { testErrors } from './testErrors';

// The same values in every run, so that none fails by chance; a long run looks further.
fc.configureGlobal(process.env.LONG ? { numRuns: 1_000 } : { numRuns: 100, seed: 1 });

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  expect(testErrors.take()).toEqual([]);
});

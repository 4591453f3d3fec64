import { chunked } from './chunked';

/** A clock that goes on only where a test says so. */
let now = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

test('all are done in their order, and others are heard meanwhile', async () => {
  const list = Array.from({ length: 200 }, (_, at) => at);
  const done: number[] = [];
  let heardAfter = 0;
  setImmediate(() => {
    heardAfter = done.length;
  });
  await chunked(list, (one) => done.push(one));
  expect(done).toEqual(list);
  expect(heardAfter).toBe(20);
});

test('what takes long lets others be heard after each', async () => {
  let done = 0;
  let heardAfter = 0;
  setImmediate(() => {
    heardAfter = done;
  });
  await chunked([1, 2, 3, 4, 5], () => {
    now += 15;
    done += 1;
  });
  expect(done).toBe(5);
  expect(heardAfter).toBe(1);
});

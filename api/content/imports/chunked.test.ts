import { chunked } from './chunked';

/** A clock that only the test advances. */
let now = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

test('items are processed in order, and other work runs in between', async () => {
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

test('slow items yield after each one', async () => {
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

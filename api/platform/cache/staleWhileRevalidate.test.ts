import { staleWhileRevalidate } from './staleWhileRevalidate';

test('a value is fresh after it was read, and not after a refresh or clear', async () => {
  let reads = 0;
  const get = staleWhileRevalidate(async () => ++reads, 60_000);
  expect(get.fresh()).toBeUndefined();
  expect(await get()).toBe(1);
  expect(get.fresh()).toBe(1);
  get.refresh();
  expect(get.fresh()).toBeUndefined();
  expect(await get()).toBe(2);
  expect(get.fresh()).toBe(2);
  get.clear();
  expect(get.fresh()).toBeUndefined();
});

test('reads again only after the value has expired', async () => {
  let now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  try {
    let reads = 0;
    const get = staleWhileRevalidate(async () => ++reads, 2000);
    await get();
    now += 1999;
    expect([get.fresh(), await get()]).toEqual([1, 1]);
    now += 1;
    expect(get.fresh()).toBeUndefined();
    expect(await get()).toBe(2);
  } finally {
    clock.mockRestore();
  }
});

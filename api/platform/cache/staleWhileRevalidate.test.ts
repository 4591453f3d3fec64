import { staleWhileRevalidate } from './staleWhileRevalidate';

test('a copy is fresh once it was read, and no longer when it is renewed or forgotten', async () => {
  let reads = 0;
  const get = staleWhileRevalidate(async () => ++reads, 60_000);
  expect(get.fresh()).toBeUndefined();
  expect(await get()).toBe(1);
  expect(get.fresh()).toBe(1);
  get.renew();
  expect(get.fresh()).toBeUndefined();
  expect(await get()).toBe(2);
  expect(get.fresh()).toBe(2);
  get.forget();
  expect(get.fresh()).toBeUndefined();
});

test('a copy is read anew once its time is over, and not before', async () => {
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

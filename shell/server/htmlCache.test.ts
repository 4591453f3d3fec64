import { randomBytes } from 'node:crypto';
import { HtmlCache, type MadePage } from './htmlCache';

const page = (html: string, changes: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  html,
  mayKeep: true,
  ...changes,
});
const text = async (cache: HtmlCache, make: () => Promise<MadePage>) =>
  (await cache.get('key', '::1', make)).bodies.identity.toString();

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('is made once while fresh, also for requests at the same time', async () => {
  const cache = new HtmlCache();
  const make = jest.fn(async () => page('one'));
  await Promise.all([cache.get('key', '::1', make), cache.get('key', '::1', make)]);
  await cache.get('key', '::1', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('when stale, the old one is sent while the next is made', async () => {
  const cache = new HtmlCache();
  await text(cache, async () => page('one'));
  jest.setSystemTime(Date.now() + 16_000);
  let isMaking = false;
  expect(
    await text(cache, async () => {
      isMaking = true;
      return page('two');
    }),
  ).toBe('one');
  await until(async () => isMaking);
  await until(async () => (await text(cache, async () => page('three'))) === 'two');
});

test('what was being made when everything was thrown away is not kept, and nobody who asks later gets it', async () => {
  const cache = new HtmlCache();
  let finish: (made: MadePage) => void = () => undefined;
  const early = text(cache, () => new Promise((resolve) => (finish = resolve)));
  await until(async () => finish.length > 0);
  cache.clear();
  expect(await text(cache, async () => page('new'))).toBe('new');
  finish(page('old'));
  expect(await early).toBe('old');
  expect(await text(cache, async () => page('newer'))).toBe('new');
  expect(cache.size).toBe(1);
});

test('a page that could not be made whole is not kept and does not push out one that was', async () => {
  const cache = new HtmlCache();
  expect(await text(cache, async () => page('half', { mayKeep: false }))).toBe('half');
  expect(await text(cache, async () => page('whole'))).toBe('whole');
  jest.setSystemTime(Date.now() + 16_000);
  await text(cache, async () => page('half', { mayKeep: false }));
  expect(await text(cache, async () => page('half', { mayKeep: false }))).toBe('whole');
});

test('a page that fails is asked for again', async () => {
  const cache = new HtmlCache();
  await expect(cache.get('key', '::1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await text(cache, async () => page('yes'))).toBe('yes');
});

test('never holds more than its share of memory', async () => {
  const cache = new HtmlCache();
  const big = randomBytes(5_000_000).toString('latin1');
  for (const key of ['one', 'two', 'three', 'four']) await cache.get(key, '::1', async () => page(big));
  expect(cache.size).toBeLessThan(4);
  expect(cache.size).toBeGreaterThan(0);
});

async function until(test: () => Promise<boolean>) {
  for (let i = 0; i < 200; i++) {
    if (await test()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('did not happen');
}

import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { BackgroundCompressor } from './BackgroundCompressor';
import { HtmlCache, type RenderedPage } from './HtmlCache';

const page = (html: string, changes: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html,
  isCacheable: true,
  ...changes,
});
const text = async (cache: HtmlCache, make: () => Promise<RenderedPage>) =>
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
  let finish: (made: RenderedPage) => void = () => undefined;
  const early = text(cache, () => new Promise((resolve) => (finish = resolve)));
  await until(async () => finish.length > 0);
  cache.clear();
  expect(await text(cache, async () => page('new'))).toBe('new');
  finish(page('old'));
  expect(await early).toBe('old');
  expect(await text(cache, async () => page('newer'))).toBe('new');
  expect(cache.size).toBe(1);
});

test('pages whose addresses have no end push out no others, and are dropped themselves', async () => {
  const cache = new HtmlCache();
  const ask = (key: string, made: RenderedPage) => cache.get(key, '::1', async () => made);
  const made = jest.fn(async () => page(randomBytes(100_000).toString('hex')));
  await cache.get('listed', '::1', made);
  for (let n = 0; n < 40; n++)
    await ask(`junk-${n}`, page(randomBytes(100_000).toString('hex'), { isUnlisted: true }));
  await cache.get('listed', '::1', made);
  expect(made).toHaveBeenCalledTimes(1);
  expect(cache.size).toBeLessThan(15);
  expect(cache.getCached('junk-39', '::1', made)).toBeDefined();
  for (let n = 0; n < 3_000; n++)
    await ask(`lost-${n}`, { status: 404, isCacheable: true, isUnlisted: true });
  expect(cache.size).toBeLessThan(2_100);
  expect(cache.getCached('listed', '::1', made)).toBeDefined();
});

test('a page that could not be made whole is not kept and does not push out one that was', async () => {
  const cache = new HtmlCache();
  expect(await text(cache, async () => page('half', { isCacheable: false }))).toBe('half');
  expect(await text(cache, async () => page('whole'))).toBe('whole');
  jest.setSystemTime(Date.now() + 16_000);
  await text(cache, async () => page('half', { isCacheable: false }));
  expect(await text(cache, async () => page('half', { isCacheable: false }))).toBe('whole');
});

test('nobody waits for the turn of another network, which asked for the page before', async () => {
  const cache = new HtmlCache();
  let end: (made: RenderedPage) => void = () => undefined;
  const slow = new Promise<RenderedPage>((resolve) => (end = resolve));
  for (const key of ['one', 'two', 'three', 'four']) void cache.get(key, '203.0.113.1', () => slow);
  const make = jest.fn(async () => page('home'));
  const behind = [1, 2].map(() => cache.get('home', '203.0.113.1', make));
  const mine = await cache.get('home', '198.51.100.1', make);
  expect(mine.bodies.identity.toString()).toBe('home');
  end(page('slow'));
  expect(await Promise.all(behind)).toEqual([mine, mine]);
  expect(make).toHaveBeenCalledTimes(1);
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

test('a page that is asked for again is sent in fewer bytes from then on, and says the same', async () => {
  const cache = new HtmlCache();
  const html = Array.from({ length: 3_000 }, (_, index) => `<p>${(index * 7_919) % 3_001} kettles</p>`).join(
    '',
  );
  const sent = async () => (await cache.get('key', '::1', async () => page(html))).bodies.br;
  const first = await sent();
  while ((await sent()).length === first.length) await new Promise(setImmediate);
  const fine = await sent();
  expect(fine.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(fine).toString()).toBe(html);

  jest.setSystemTime(Date.now() + 16_000);
  const again = () => cache.get('key', '::1', async () => page(html, { policy: 'new' }));
  await until(async () => (await again()).policy === 'new');
  expect((await again()).bodies.br).toBe(fine);
});

test('packs finely one at a time, and rests after it', async () => {
  const packer = new BackgroundCompressor();
  const html = Buffer.from('a page '.repeat(1_000));
  const packing = packer.compress(html);
  expect(packing).toBeDefined();
  expect(packer.compress(html)).toBeUndefined();
  jest.setSystemTime(Date.now() + 100);
  await packing;
  jest.setSystemTime(Date.now() + 899);
  expect(packer.compress(html)).toBeUndefined();
  jest.setSystemTime(Date.now() + 1);
  expect(packer.compress(html)).toBeDefined();
});

/** What is packed beside takes its time on a busy machine: turns are counted only so that it ends at all. */
async function until(test: () => Promise<boolean>) {
  for (let turn = 0; turn < 1_000_000; turn++) {
    if (await test()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('did not happen');
}

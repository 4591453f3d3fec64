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
const text = async (cache: HtmlCache, render: () => Promise<RenderedPage>) =>
  (await cache.get('key', '::1', render)).bodies.identity.toString();

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('a fresh page is rendered once, also for simultaneous requests', async () => {
  const cache = new HtmlCache();
  const render = jest.fn(async () => page('one'));
  await Promise.all([cache.get('key', '::1', render), cache.get('key', '::1', render)]);
  await cache.get('key', '::1', render);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a stale page is served while the next one is rendered', async () => {
  const cache = new HtmlCache();
  await text(cache, async () => page('one'));
  jest.setSystemTime(Date.now() + 16_000);
  let isRendering = false;
  expect(
    await text(cache, async () => {
      isRendering = true;
      return page('two');
    }),
  ).toBe('one');
  await until(async () => isRendering);
  await until(async () => (await text(cache, async () => page('three'))) === 'two');
});

test('a render that was running when the cache was cleared is not cached or served to later requests', async () => {
  const cache = new HtmlCache();
  let finish: (rendered: RenderedPage) => void = () => undefined;
  const early = text(cache, () => new Promise((resolve) => (finish = resolve)));
  await until(async () => finish.length > 0);
  cache.clear();
  expect(await text(cache, async () => page('new'))).toBe('new');
  finish(page('old'));
  expect(await early).toBe('old');
  expect(await text(cache, async () => page('newer'))).toBe('new');
  expect(cache.size).toBe(1);
});

test('unlisted pages do not evict listed pages, and are evicted themselves', async () => {
  const cache = new HtmlCache();
  const request = (key: string, rendered: RenderedPage) => cache.get(key, '::1', async () => rendered);
  const rendered = jest.fn(async () => page(randomBytes(100_000).toString('hex')));
  await cache.get('listed', '::1', rendered);
  for (let n = 0; n < 20; n++)
    await request(`junk-${n}`, page(randomBytes(100_000).toString('hex'), { isUnlisted: true }));
  await cache.get('listed', '::1', rendered);
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(cache.size).toBeLessThan(15);
  expect(cache.getCached('junk-19', '::1', rendered)).toBeDefined();
  for (let n = 0; n < 3_000; n++)
    await request(`lost-${n}`, { status: 404, isCacheable: true, isUnlisted: true });
  expect(cache.size).toBeLessThan(2_100);
  expect(cache.getCached('listed', '::1', rendered)).toBeDefined();
});

test('an incomplete page is not cached and does not replace a complete one', async () => {
  const cache = new HtmlCache();
  expect(await text(cache, async () => page('incomplete', { isCacheable: false }))).toBe('incomplete');
  expect(await text(cache, async () => page('complete'))).toBe('complete');
  jest.setSystemTime(Date.now() + 16_000);
  await text(cache, async () => page('incomplete', { isCacheable: false }));
  expect(await text(cache, async () => page('incomplete', { isCacheable: false }))).toBe('complete');
});

test('a request does not wait in the queue of another network that requested the page first', async () => {
  const cache = new HtmlCache();
  let end: (rendered: RenderedPage) => void = () => undefined;
  const slow = new Promise<RenderedPage>((resolve) => (end = resolve));
  for (const key of ['one', 'two', 'three', 'four']) void cache.get(key, '203.0.113.1', () => slow);
  const render = jest.fn(async () => page('home'));
  const behind = [1, 2].map(() => cache.get('home', '203.0.113.1', render));
  const mine = await cache.get('home', '198.51.100.1', render);
  expect(mine.bodies.identity.toString()).toBe('home');
  end(page('slow'));
  expect(await Promise.all(behind)).toEqual([mine, mine]);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page that failed to render is rendered again', async () => {
  const cache = new HtmlCache();
  await expect(cache.get('key', '::1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await text(cache, async () => page('yes'))).toBe('yes');
});

test('the cache stays below its memory limit', async () => {
  const cache = new HtmlCache();
  // Four of them exceed the limit only together with what they are compressed into.
  const big = randomBytes(500_000).toString('latin1') + 'x'.repeat(8_000_000);
  for (const key of ['one', 'two', 'three', 'four']) await cache.get(key, '::1', async () => page(big));
  expect(cache.size).toBeLessThan(4);
  expect(cache.size).toBeGreaterThan(0);
});

test('a page that is requested again is compressed into fewer bytes without a change of content', async () => {
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

test('compresses one page at a time and pauses after it', async () => {
  const compressor = new BackgroundCompressor();
  const html = Buffer.from('a page '.repeat(1_000));
  const compressing = compressor.compress(html);
  expect(compressing).toBeDefined();
  expect(compressor.compress(html)).toBeUndefined();
  jest.setSystemTime(Date.now() + 100);
  await compressing;
  jest.setSystemTime(Date.now() + 899);
  expect(compressor.compress(html)).toBeUndefined();
  jest.setSystemTime(Date.now() + 1);
  expect(compressor.compress(html)).toBeDefined();
});

/**
 * The number of turns is limited only so that a failing test ends: background compression takes long on a busy
 * machine.
 */
async function until(test: () => Promise<boolean>) {
  for (let round = 0; round < 1_000_000; round++) {
    if (await test()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('did not happen');
}

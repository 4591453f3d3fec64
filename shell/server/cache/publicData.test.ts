import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleAddress } from '@site/api/content/addresses/example';
import { exampleComposedPage } from '@site/api/content/landingPages/composed/example';
import type { RedirectRule } from '@site/api/content/redirects/contract';
import { exampleSite } from '@site/api/siteData/example';
import { initialSite } from '@site/api/siteData/initial';
import type { Logger } from 'pino';
import { PollingCache } from './PollingCache';
import { publicData } from './publicData';

const good = exampleSite({ settings: { name: 'Good' } });
const GOOD = JSON.stringify(good);

let source: { stop: () => void } | undefined;
let api: http.Server;
let responseText: string | undefined;
let sent = 0;
let requests: http.IncomingMessage[] = [];
const TAG = '"one"';

beforeAll(async () => {
  api = http.createServer((request, response) => {
    requests.push(request);
    if (responseText === undefined) response.destroy();
    else if (isNotModified(request)) response.writeHead(304).end();
    else {
      sent += 1;
      response.setHeader('ETag', TAG).end(responseText);
    }
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(() => source?.stop());
afterAll(() => api.close());

/** As Express decides it: a request with `no-cache` gets a full response. */
const isNotModified = ({ headers }: http.IncomingMessage) =>
  headers['if-none-match'] === TAG && !headers['cache-control']?.includes('no-cache');

/** Starts with a saved file and an API response; `undefined` means that the API is unavailable. */
async function startWith(saved: string | Buffer | undefined, fromApi: string | undefined) {
  const { site, warn, onChange, folder } = prepare(fromApi);
  const path = join(folder, 'site.json');
  if (saved !== undefined) writeFileSync(path, saved);
  source = site;
  await site.start();
  return { source: site, path, warn, onChange };
}

function prepare(fromApi: string | undefined) {
  responseText = fromApi;
  requests = [];
  sent = 0;
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  const [warn, onChange] = [jest.fn(), jest.fn()];
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const log = { warn } as unknown as Logger;
  return { ...publicData({ apiOrigin, folder, onChange, log }), warn, onChange, folder };
}

const BAD: Record<string, string | Buffer> = {
  truncated: GOOD.slice(0, 40),
  empty: '',
  'not JSON': '<html>',
  'not text': Buffer.from([0, 255, 254]),
  nothing: 'null',
  'with a wrong name': JSON.stringify({ ...good, settings: { ...good.settings, name: null } }),
  'of another shape': JSON.stringify({ ...good, testimonials: 'none' }),
  'with a redirect to another host': JSON.stringify({
    ...good,
    redirects: [{ id: '1', from: '/old', match: 'exact', to: '//evil.example', code: '301' }],
  }),
  'with a frame origin that is not an origin': JSON.stringify({
    ...good,
    frameOrigins: ["*; script-src 'none'"],
  }),
};

test.each(Object.entries(BAD))('a saved file that is %s is ignored', async (_name, saved) => {
  const { source, path } = await startWith(saved, undefined);
  expect(source.current).toEqual(initialSite);
  source.stop();
  const recovered = await startWith(saved, GOOD);
  expect(recovered.source.current).toEqual(good);
  expect(readFileSync(recovered.path, 'utf8')).toBe(GOOD);
  expect(readFileSync(path)).toEqual(Buffer.from(saved));
});

test.each(Object.entries(BAD))('a response that is %s does not replace the data', async (_name, fromApi) => {
  const { source, path, warn } = await startWith(GOOD, fromApi.toString());
  expect(source.current).toEqual(good);
  expect(readFileSync(path, 'utf8')).toBe(GOOD);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the saved data is used while the API is unavailable', async () => {
  expect((await startWith(GOOD, undefined)).source.current).toEqual(good);
});

test('unknown fields are dropped, and missing fields keep their values', async () => {
  const { frameOrigins: _frameOrigins, settings, ...older } = exampleSite({ settings: { name: 'Older' } });
  const { consentMode: _consentMode, ...olderSettings } = settings;
  const response = JSON.stringify({ ...older, settings: { ...olderSettings, secret: 1 }, secret: 1 });
  const { source } = await startWith(undefined, response);
  expect(source.current).toEqual({ ...initialSite, settings: { ...initialSite.settings, name: 'Older' } });
});

test('the page cache is cleared when the data changes, but not when only redirects change', async () => {
  const rule: RedirectRule = { id: '1', from: '/old', match: 'exact', to: '/new', code: '301' };
  const withRedirect = await startWith(GOOD, JSON.stringify({ ...good, redirects: [rule] }));
  expect(withRedirect.source.current.redirects).toEqual([rule]);
  expect(withRedirect.onChange).toHaveBeenCalledTimes(1);
  withRedirect.source.stop();
  const framed = await startWith(GOOD, JSON.stringify({ ...good, frameOrigins: ['https://one.example'] }));
  expect(framed.onChange).toHaveBeenCalledTimes(2);
});

test('data that could not be saved is saved later', async () => {
  const { folder } = prepare(GOOD);
  const path = join(folder, 'site.json');
  mkdirSync(`${path}.new`);
  const cache = pollQuickly(path);
  await cache.start();
  expect(cache.current).toEqual(good);
  rmdirSync(`${path}.new`);
  while (requests.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(readFileSync(path, 'utf8')).toBe(GOOD);
  expect(sent).toBe(1);
});

test('addresses are saved and used while the API is unavailable', async () => {
  const list = [exampleAddress({ label: 'Saved' })];
  const { addresses, folder } = prepare(JSON.stringify(list));
  source = addresses;
  await addresses.start();
  addresses.stop();
  expect(addresses.current).toEqual(list);
  expect(JSON.parse(readFileSync(join(folder, 'addresses.json'), 'utf8'))).toEqual(list);
});

test('changed texts of composed pages are used while the API is unavailable', async () => {
  const pages = [exampleComposedPage()];
  const { composed, folder, onChange } = prepare(undefined);
  source = composed;
  writeFileSync(join(folder, 'composed.json'), JSON.stringify(pages));
  await composed.start();
  expect(composed.current).toEqual(pages);
  responseText = '[]';
  await composed.refresh();
  expect(composed.current).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test.each([
  ['cut off', JSON.stringify([exampleComposedPage()]).slice(0, 50)],
  ['without a text', JSON.stringify([exampleComposedPage(), { path: '/its-it' }])],
])(
  'a copy of composed pages that is %s changes no page while the API is unavailable',
  async (_what, saved) => {
    const { composed, folder, warn, onChange } = prepare(undefined);
    source = composed;
    writeFileSync(join(folder, 'composed.json'), saved);
    await composed.start();
    expect(composed.current).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  },
);

test.each([
  ['of another shape', { posts: [] }],
  ['with an address of another site', [exampleAddress({ path: 'https://elsewhere.example/' })]],
  ['with an address that is no path', [exampleAddress({ path: '/a b"><x' })]],
])('a list of addresses %s does not replace the current one', async (_what, list) => {
  const { addresses, warn, onChange, folder } = prepare(JSON.stringify(list));
  source = addresses;
  writeFileSync(join(folder, 'addresses.json'), JSON.stringify([exampleAddress()]));
  await addresses.start();
  expect(addresses.current).toEqual([exampleAddress()]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('unchanged data is not sent again', async () => {
  const { folder, onChange } = prepare(GOOD);
  const cache = pollQuickly(join(folder, 'site.json'), onChange);
  await cache.start();
  while (requests.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toBe(1);
  expect(cache.current).toEqual(good);
  expect(onChange).toHaveBeenCalledTimes(1);
});

/** A cache that polls every 20 ms. */
function pollQuickly(path: string, onChange: () => void = () => undefined) {
  const cache = new PollingCache<unknown>({
    name: 'site',
    path,
    onChange,
    initial: undefined,
    everyMs: 20,
    url: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    read: (response) => response,
    log: { warn: () => undefined } as unknown as Logger,
  });
  source = cache;
  return cache;
}

import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleAddress } from '@site/api/content/addresses/example';
import type { RedirectRule } from '@site/api/content/redirects/contract';
import { exampleSite } from '@site/api/site/information/example';
import { initialSite } from '@site/api/site/information/initial';
import type { Logger } from 'pino';
import { PollingCache } from './PollingCache';
import { publicData } from './publicData';

const good = exampleSite({ settings: { name: 'Good' } });
const GOOD = JSON.stringify(good);

let source: { stop: () => void } | undefined;
let api: http.Server;
let answer: string | undefined;
let sent = 0;
let asked: http.IncomingMessage[] = [];
const TAG = '"one"';

beforeAll(async () => {
  api = http.createServer((request, response) => {
    asked.push(request);
    if (answer === undefined) response.destroy();
    else if (isKnown(request)) response.writeHead(304).end();
    else {
      sent += 1;
      response.setHeader('ETag', TAG).end(answer);
    }
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(() => source?.stop());
afterAll(() => api.close());

/** As Express sees it: who says `no-cache` wants it again. */
const isKnown = ({ headers }: http.IncomingMessage) =>
  headers['if-none-match'] === TAG && !headers['cache-control']?.includes('no-cache');

/** Starts with what lies on the disk and what the API answers; nothing means that it is away. */
async function startWith(kept: string | Buffer | undefined, fromApi: string | undefined) {
  const { site, warn, onChange, folder } = prepare(fromApi);
  const path = join(folder, 'site.json');
  if (kept !== undefined) writeFileSync(path, kept);
  source = site;
  await site.start();
  return { source: site, path, warn, onChange };
}

function prepare(fromApi: string | undefined) {
  answer = fromApi;
  asked = [];
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
  'leading to another host': JSON.stringify({
    ...good,
    redirects: [{ id: '1', from: '/old', match: 'exact', to: '//evil.example', code: '301' }],
  }),
  'naming a frame that is no origin': JSON.stringify({ ...good, frameOrigins: ["*; script-src 'none'"] }),
};

test.each(Object.entries(BAD))('a kept file that is %s is passed over', async (_name, kept) => {
  const { source, path } = await startWith(kept, undefined);
  expect(source.current).toEqual(initialSite);
  source.stop();
  const mended = await startWith(kept, GOOD);
  expect(mended.source.current).toEqual(good);
  expect(readFileSync(mended.path, 'utf8')).toBe(GOOD);
  expect(readFileSync(path)).toEqual(Buffer.from(kept));
});

test.each(Object.entries(BAD))('an answer that is %s replaces nothing', async (_name, fromApi) => {
  const { source, path, warn } = await startWith(GOOD, fromApi.toString());
  expect(source.current).toEqual(good);
  expect(readFileSync(path, 'utf8')).toBe(GOOD);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('what was kept serves while the API is away', async () => {
  expect((await startWith(GOOD, undefined)).source.current).toEqual(good);
});

test('a field the contract does not know is left out, one that is missing stays as it was', async () => {
  const { frameOrigins: _gone, settings, ...older } = exampleSite({ settings: { name: 'Older' } });
  const { consentMode: _gone2, ...olderSettings } = settings;
  const response = JSON.stringify({ ...older, settings: { ...olderSettings, secret: 1 }, secret: 1 });
  const { source } = await startWith(undefined, response);
  expect(source.current).toEqual({ ...initialSite, settings: { ...initialSite.settings, name: 'Older' } });
});

test('pages look different when anything of the document changed but redirects', async () => {
  const rule: RedirectRule = { id: '1', from: '/old', match: 'exact', to: '/new', code: '301' };
  const led = await startWith(GOOD, JSON.stringify({ ...good, redirects: [rule] }));
  expect(led.source.current.redirects).toEqual([rule]);
  expect(led.onChange).toHaveBeenCalledTimes(1);
  led.source.stop();
  const framed = await startWith(GOOD, JSON.stringify({ ...good, frameOrigins: ['https://one.example'] }));
  expect(framed.onChange).toHaveBeenCalledTimes(2);
});

test('a disk that takes nothing at first is given the document later', async () => {
  const { folder } = prepare(GOOD);
  const path = join(folder, 'site.json');
  mkdirSync(`${path}.new`);
  const copy = quickCopy(path);
  await copy.start();
  expect(copy.current).toEqual(good);
  rmdirSync(`${path}.new`);
  while (asked.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(readFileSync(path, 'utf8')).toBe(GOOD);
  expect(sent).toBe(1);
});

test('addresses are kept, and serve while the API is away', async () => {
  const list = [exampleAddress({ label: 'Kept' })];
  const { addresses, folder } = prepare(JSON.stringify(list));
  source = addresses;
  await addresses.start();
  addresses.stop();
  expect(addresses.current).toEqual(list);
  expect(JSON.parse(readFileSync(join(folder, 'addresses.json'), 'utf8'))).toEqual(list);
});

test.each([
  ['of another shape', { posts: [] }],
  ['with an address of another site', [exampleAddress({ path: 'https://elsewhere.example/' })]],
  ['with an address that is no path', [exampleAddress({ path: '/a b"><x' })]],
])('a list of addresses %s replaces nothing', async (_what, list) => {
  const { addresses, warn, onChange, folder } = prepare(JSON.stringify(list));
  source = addresses;
  writeFileSync(join(folder, 'addresses.json'), JSON.stringify([exampleAddress()]));
  await addresses.start();
  expect(addresses.current).toEqual([exampleAddress()]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('what did not change since is not sent again', async () => {
  const { folder, onChange } = prepare(GOOD);
  const copy = quickCopy(join(folder, 'site.json'), onChange);
  await copy.start();
  while (asked.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toBe(1);
  expect(copy.current).toEqual(good);
  expect(onChange).toHaveBeenCalledTimes(1);
});

/** A copy that asks without a pause to speak of. */
function quickCopy(path: string, onChange: () => void = () => undefined) {
  const copy = new PollingCache<unknown>({
    ...{ name: 'site', path, onChange, initial: undefined, everyMs: 20 },
    url: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    read: (response) => response,
    log: { warn: () => undefined } as unknown as Logger,
  });
  source = copy;
  return copy;
}

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleAddress } from '@site/api/example/addresses';
import { exampleSettings } from '@site/api/example/settings';
import type { Logger } from 'pino';
import { defaultSettings } from '../kit';
import { PolledCopy } from './PolledCopy';
import { publicCopies } from './publicCopies';

const publicOrigin = 'https://site.example';
const initial = { ...defaultSettings, origin: publicOrigin };
const GOOD = JSON.stringify(exampleSettings({ name: 'Good' }));

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
  const { settings, warn, folder } = prepare(fromApi);
  const path = join(folder, 'settings.json');
  if (kept !== undefined) writeFileSync(path, kept);
  source = settings;
  await settings.start();
  return { source: settings, path, warn };
}

function prepare(fromApi: string | undefined) {
  answer = fromApi;
  asked = [];
  sent = 0;
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  const [warn, onChange] = [jest.fn(), jest.fn()];
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const log = { warn } as unknown as Logger;
  return { ...publicCopies({ apiOrigin, publicOrigin, folder, onChange, log }), warn, onChange, folder };
}

const BAD: Record<string, string | Buffer> = {
  truncated: GOOD.slice(0, 40),
  empty: '',
  'not JSON': '<html>',
  'not text': Buffer.from([0, 255, 254]),
  'null with a wrong name': JSON.stringify({ ...JSON.parse(GOOD), name: null }),
  'of another shape': JSON.stringify({ ...JSON.parse(GOOD), socials: 'none' }),
  'naming a frame that is no origin': JSON.stringify({
    ...JSON.parse(GOOD),
    frameOrigins: ["*; script-src 'none'"],
  }),
};

test.each(Object.entries(BAD))('a kept file that is %s is passed over', async (_name, kept) => {
  const { source, path } = await startWith(kept, undefined);
  expect(source.current).toEqual(initial);
  source.stop();
  const mended = await startWith(kept, GOOD);
  expect(mended.source.current).toMatchObject({ name: 'Good', origin: 'https://site.example' });
  expect(readFileSync(mended.path, 'utf8')).toBe(GOOD);
  expect(readFileSync(path)).toEqual(Buffer.from(kept));
});

test.each(Object.entries(BAD))('an answer that is %s replaces nothing', async (_name, fromApi) => {
  const { source, path, warn } = await startWith(GOOD, fromApi.toString());
  expect(source.current.name).toBe('Good');
  expect(readFileSync(path, 'utf8')).toBe(GOOD);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('what was kept serves while the API is away', async () => {
  expect((await startWith(GOOD, undefined)).source.current.name).toBe('Good');
});

test('a field the contract does not know is left out, one that is missing stays as it was', async () => {
  const { frameOrigins: _gone, ...older } = exampleSettings({ name: 'Older' });
  const { source } = await startWith(undefined, JSON.stringify({ ...older, secret: 1 }));
  expect(source.current).toEqual({ ...initial, name: 'Older' });
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

/** A copy of whatever is said that asks without rest. */
function eagerCopy(path: string, onChange = jest.fn()) {
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const log = { warn: () => undefined } as unknown as Logger;
  const read = (said: unknown) => said;
  const copy = new PolledCopy<unknown>({
    ...{ name: 'settings', url, path, initial: undefined, read, onChange, log, everyMs: 20 },
  });
  source = copy;
  return copy;
}
const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

test('what did not change since is not sent again', async () => {
  const { folder, onChange } = prepare(GOOD);
  const copy = eagerCopy(join(folder, 'settings.json'), onChange);
  await copy.start();
  while (asked.length < 3) await moment();
  expect(sent).toBe(1);
  expect(copy.current).toEqual(JSON.parse(GOOD));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('what the disk did not take is kept as soon as it does', async () => {
  const { folder } = prepare(GOOD);
  const inTheWay = join(folder, 'shell');
  writeFileSync(inTheWay, '');
  const path = join(inTheWay, 'settings.json');
  const copy = eagerCopy(path);
  await copy.start();
  expect(copy.current).toEqual(JSON.parse(GOOD));
  rmSync(inTheWay);
  while (!existsSync(path)) await moment();
  expect(readFileSync(path, 'utf8')).toBe(GOOD);
});

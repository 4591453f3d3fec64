import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleSettings } from '@site/api/example/settings';
import type { Logger } from 'pino';
import { SettingsSource } from './settingsSource';

const initial = { ...exampleSettings({ name: 'Initial' }), origin: 'https://site.example', year: 2026 };
const GOOD = JSON.stringify(exampleSettings({ name: 'Good' }));

let source: SettingsSource | undefined;
let api: http.Server;
let answer: string | undefined;

beforeAll(async () => {
  api = http.createServer((_request, response) => {
    if (answer === undefined) response.destroy();
    else response.end(answer);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(() => source?.stop());
afterAll(() => api.close());

/** Starts with what lies on the disk and what the API answers; nothing means that it is away. */
async function startWith(kept: string | Buffer | undefined, fromApi: string | undefined) {
  answer = fromApi;
  const path = join(mkdtempSync(join(tmpdir(), 'settings-')), 'settings.json');
  if (kept !== undefined) writeFileSync(path, kept);
  const warn = jest.fn();
  const { port } = api.address() as AddressInfo;
  const log = { warn } as unknown as Logger;
  source = new SettingsSource(initial, `http://127.0.0.1:${port}`, path, () => undefined, log);
  await source.start();
  return { source, path, warn };
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

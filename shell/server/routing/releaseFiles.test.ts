import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { pino } from 'pino';
import { type BuiltRelease, ReleaseStore } from '../../build/releases/ReleaseStore';
import { corruptions } from '../../testing/corruptions';
import { integrityOf } from '../releases/manifest';
import { ReleaseFiles } from '../releases/ReleaseFiles';
import { releaseSource } from '../releases/releaseSource';
import type { Releases } from '../rollout/Releases';
import { remoteFiles } from './staticFiles';

const PAGE = 'export const page = 1;'.repeat(20);
const PACKED = brotliCompressSync(PAGE);
const CHANGED = PAGE.replace('1', '2');

let root: string;
let kept: string;
let reads: string[];
let url: string;
let close: () => void;
let files: ReleaseFiles;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(root, 'build/web'), { recursive: true });
  writeFileSync(join(root, 'build/web/page.js'), PAGE);
  writeFileSync(join(root, 'build/web/page.js.br'), PACKED);
  const keys = generateKeyPairSync('ed25519');
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const release = {
    ...{ name: 'one', version: '1', areas: ['/one'], pages: [], shares: {}, kit: {} },
    ...{ web: { entry: 'web/page.js', chunks: {}, lazy: {}, content: {} }, node: { entry: 'web/page.js' } },
    files: { 'web/page.js': integrityOf(PAGE), 'web/page.js.br': integrityOf(PACKED) },
  };
  new ReleaseStore(join(root, 'store'), privateKey).publish(release as BuiltRelease, join(root, 'build'));
  kept = join(root, 'kept/one/1');
  cpSync(join(root, 'store/one/1'), kept, { recursive: true });
  reads = [];
  const read = releaseSource(join(root, 'store'));
  files = new ReleaseFiles({
    folder: join(root, 'kept'),
    read: (path) => {
      reads.push(path);
      return read(path);
    },
    keys: [keys.publicKey],
    log: pino({ level: 'silent' }),
  });
  const app = express();
  const releases = { files, served: new Map([['one', ['1']]]) };
  app.use('/remotes', remoteFiles(releases as unknown as Releases, join(root, 'kept')));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes/one/1/`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => {
  close();
  rmSync(root, { recursive: true });
});

async function ask(path: string, encoding = 'identity') {
  const answer = await fetch(url + path, { headers: { 'Accept-Encoding': encoding } });
  return [answer.status, await answer.text()];
}

const HOWS = Object.entries(corruptions);
const DAMAGED = ['web/page.js', 'web/page.js.br', 'release.json'].flatMap((file) =>
  HOWS.map(([how, damage]) => [file, how, damage] as const),
);

test.each(DAMAGED)('a %s that was %s is fetched again before it is served', async (file, _how, damage) => {
  const good = readFileSync(join(kept, file));
  const address = file.replace('.br', '');
  const expected = [200, readFileSync(join(kept, address), 'utf8')];
  expect(await ask(address, 'br')).toEqual(expected);
  expect(reads).toEqual([]);
  damage(join(kept, file));
  expect(await ask(address, 'br')).toEqual(expected);
  expect(reads).toEqual([`one/1/${file}`]);
  expect(readFileSync(join(kept, file))).toEqual(good);
});

test('what the store cannot mend is not served, nor asked for again at once, and other files are', async () => {
  writeFileSync(join(kept, 'web/page.js'), CHANGED);
  renameSync(join(root, 'store'), join(root, 'away'));
  const refused = [502, 'Not available right now'];
  expect([await ask('web/page.js'), await ask('web/page.js')]).toEqual([refused, refused]);
  expect(reads).toEqual(['one/1/web/page.js']);
  expect((await ask('release.json'))[0]).toBe(200);
  // As a release that is fetched whole does.
  writeFileSync(join(kept, 'web/page.js'), PAGE);
  expect(await ask('web/page.js')).toEqual([200, PAGE]);
});

test('a store that holds the same changed bytes mends nothing', async () => {
  for (const place of [kept, join(root, 'store/one/1')]) writeFileSync(join(place, 'web/page.js'), CHANGED);
  expect((await ask('web/page.js'))[0]).toBe(502);
});

test('changed bytes of the same length and time are noticed', async () => {
  await ask('web/page.js');
  const time = new Date(1_700_000_000_000);
  utimesSync(join(kept, 'web/page.js'), time, time);
  await ask('web/page.js');
  writeFileSync(join(kept, 'web/page.js'), CHANGED);
  utimesSync(join(kept, 'web/page.js'), time, time);
  expect(await ask('web/page.js')).toEqual([200, PAGE]);
  expect(reads).toEqual(['one/1/web/page.js']);
});

test('a file that nobody signed is not served, and a manifest of another release counts for nothing', async () => {
  writeFileSync(join(kept, 'web/more.js'), CHANGED);
  expect((await ask('web/more.js'))[0]).toBe(404);
  cpSync(kept, join(root, 'kept/one/2'), { recursive: true });
  expect(await files.verify('one', '2', 'web/page.js')).toBe('changed');
});

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
import type { Releases } from '../liveReleases/Releases';
import { integrityOf } from '../releases/manifest';
import { ReleaseFiles } from '../releases/ReleaseFiles';
import { releaseSource } from '../releases/releaseSource';
import { remoteFiles } from './staticFiles';

const PAGE = 'export const page = 1;'.repeat(20);
const COMPRESSED = brotliCompressSync(PAGE);
const CHANGED = PAGE.replace('1', '2');

let root: string;
let localFolder: string;
let reads: string[];
let url: string;
let close: () => void;
let files: ReleaseFiles;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(root, 'build/web'), { recursive: true });
  writeFileSync(join(root, 'build/web/page.js'), PAGE);
  writeFileSync(join(root, 'build/web/page.js.br'), COMPRESSED);
  const keys = generateKeyPairSync('ed25519');
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const release = {
    name: 'one',
    version: '1',
    areas: ['/one'],
    pages: [],
    shares: {},
    kit: {},
    web: { entry: 'web/page.js', chunks: {}, lazy: {}, content: {} },
    node: { entry: 'web/page.js' },
    files: { 'web/page.js': integrityOf(PAGE), 'web/page.js.br': integrityOf(COMPRESSED) },
  };
  new ReleaseStore(join(root, 'store'), privateKey).publish(release as BuiltRelease, join(root, 'build'));
  localFolder = join(root, 'local/one/1');
  cpSync(join(root, 'store/one/1'), localFolder, { recursive: true });
  reads = [];
  const read = releaseSource(join(root, 'store'));
  files = new ReleaseFiles({
    folder: join(root, 'local'),
    read: (path) => {
      reads.push(path);
      return read(path);
    },
    keys: [keys.publicKey],
    log: pino({ level: 'silent' }),
  });
  const app = express();
  const releases = { files, served: new Map([['one', ['1']]]) };
  app.use('/remotes', remoteFiles(releases as unknown as Releases, join(root, 'local')));
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

async function request(path: string, encoding = 'identity') {
  const response = await fetch(url + path, { headers: { 'Accept-Encoding': encoding } });
  return [response.status, await response.text()];
}

const CORRUPTIONS = Object.entries(corruptions);
const CORRUPTED = ['web/page.js', 'web/page.js.br', 'release.json'].flatMap((file) =>
  CORRUPTIONS.map(([how, corrupt]) => [file, how, corrupt] as const),
);

test.each(CORRUPTED)(
  'a %s that was %s is downloaded again before it is served',
  async (file, _how, corrupt) => {
    const good = readFileSync(join(localFolder, file));
    const address = file.replace('.br', '');
    const expected = [200, readFileSync(join(localFolder, address), 'utf8')];
    expect(await request(address, 'br')).toEqual(expected);
    expect(reads).toEqual([]);
    corrupt(join(localFolder, file));
    expect(await request(address, 'br')).toEqual(expected);
    expect(reads).toEqual([`one/1/${file}`]);
    expect(readFileSync(join(localFolder, file))).toEqual(good);
  },
);

test('a file that the store cannot replace is not served and not requested again at once; other files are served', async () => {
  writeFileSync(join(localFolder, 'web/page.js'), CHANGED);
  renameSync(join(root, 'store'), join(root, 'away'));
  const refused = [502, 'Not available right now'];
  expect([await request('web/page.js'), await request('web/page.js')]).toEqual([refused, refused]);
  expect(reads).toEqual(['one/1/web/page.js']);
  expect((await request('release.json'))[0]).toBe(200);
  // As a complete download of the release does.
  writeFileSync(join(localFolder, 'web/page.js'), PAGE);
  expect(await request('web/page.js')).toEqual([200, PAGE]);
});

test('a file that is changed in the store too is not served', async () => {
  for (const folder of [localFolder, join(root, 'store/one/1')])
    writeFileSync(join(folder, 'web/page.js'), CHANGED);
  expect((await request('web/page.js'))[0]).toBe(502);
});

test('changed bytes of the same length and time are detected', async () => {
  await request('web/page.js');
  const time = new Date(1_700_000_000_000);
  utimesSync(join(localFolder, 'web/page.js'), time, time);
  await request('web/page.js');
  writeFileSync(join(localFolder, 'web/page.js'), CHANGED);
  utimesSync(join(localFolder, 'web/page.js'), time, time);
  expect(await request('web/page.js')).toEqual([200, PAGE]);
  expect(reads).toEqual(['one/1/web/page.js']);
});

test('unsigned files and manifests of other releases are not served', async () => {
  writeFileSync(join(localFolder, 'web/more.js'), CHANGED);
  expect((await request('web/more.js'))[0]).toBe(404);
  cpSync(localFolder, join(root, 'local/one/2'), { recursive: true });
  expect(await files.verify('one', '2', 'web/page.js')).toBe('changed');
});

test('the manifest is sent compressed, and uncompressed where its compressed copy is damaged', async () => {
  const manifest = readFileSync(join(localFolder, 'release.json'), 'utf8');
  const encodingOf = async () => {
    const response = await fetch(`${url}release.json`, { headers: { 'Accept-Encoding': 'br' } });
    expect(await response.text()).toBe(manifest);
    return response.headers.get('content-encoding');
  };
  expect(await encodingOf()).toBe('br');
  writeFileSync(join(localFolder, 'release.json.br'), 'something else');
  expect(await encodingOf()).toBeNull();
});

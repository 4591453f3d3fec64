import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mainNavigation } from '../../paths';
import { assertNamed, loadDefinition } from './loadDefinition';
import { REMOTES, remotesIn } from './packages';

test('a folder with src/remote.ts is a remote', () => {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  for (const folder of ['mf-two/src', 'mf-one/src', 'mf-unfinished/src', 'shell/src'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const folder of ['mf-two', 'mf-one', 'shell']) writeFileSync(join(root, folder, 'src/remote.ts'), '');
  expect(remotesIn(root)).toEqual(['mf-one', 'mf-two']);
  rmSync(root, { recursive: true });
});

test('every remote has the name of its folder as an identifier', async () => {
  const names = await Promise.all(REMOTES.map(async (folder) => (await loadDefinition(folder)).name));
  expect(names.every((name) => /^[a-z]\w*$/.test(name))).toBe(true);
  expect(() => assertNamed('mf-job-offers', { name: 'mf-job-offers', pages: [] })).toThrow(
    'mf-job-offers/src/remote.ts has the name "mf-job-offers". Change it to "mf_job_offers".',
  );
});

test('the navigation uses the labels of the pages', async () => {
  const pages = (await Promise.all(REMOTES.map(loadDefinition))).flatMap((definition) => definition.pages);
  const names = new Map(pages.map(({ path, label }) => [path, label]));
  expect(mainNavigation.map(({ to, label }) => `${to} ${label}`)).toEqual(
    mainNavigation.map(({ to }) => `${to} ${names.get(to)}`),
  );
});

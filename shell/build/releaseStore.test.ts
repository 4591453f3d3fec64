import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltRelease, localKeys, ReleaseStore } from './releaseStore';

test('of what was tried the newest stay, and what is live stays however old it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const built = join(folder, 'built');
  mkdirSync(built);
  writeFileSync(join(built, 'page.js'), '');
  const store = new ReleaseStore(join(folder, 'releases'), localKeys(join(folder, 'keys')).privateKey);
  for (const version of ['1', '2', '3', '4', '5'])
    store.publish({ name: 'mf_one', version, areas: [] } as unknown as BuiltRelease, built);
  store.rollback('mf_one', '1');
  store.prune('mf_one', 2);
  expect(store.kept('mf_one')).toEqual(['5', '4', '1']);
  expect(store.live('mf_one')?.version).toBe('1');
  rmSync(folder, { recursive: true });
});

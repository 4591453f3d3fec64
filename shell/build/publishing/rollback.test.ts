import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltRelease } from '../releases/ReleaseStore';
import { ROOT } from '../workspace/packages';
import { openStore } from './openStore';

test('a rollback goes to the previous release and has a shell in its restart delay started at once', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rollback-'));
  const [store, build] = [openStore(dataDir), join(dataDir, 'build')];
  for (const folder of [build, join(dataDir, 'run')]) mkdirSync(folder);
  for (const version of ['1.0.0', '1.1.0']) {
    const release = { name: 'mf_blog', version, areas: ['/blog'] } as BuiltRelease;
    writeFileSync(join(build, 'release.json'), JSON.stringify(release));
    store.publish(release, build);
  }
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'shell/build/publishing/main.ts', 'rollback', 'mf-blog'],
    { cwd: ROOT, env: { PATH: process.env.PATH, DATA_DIR: dataDir }, encoding: 'utf8' },
  );
  expect(printed).toContain('mf-blog was rolled back to 1.0.0');
  expect(store.live('mf_blog')?.version).toBe('1.0.0');
  expect(existsSync(join(dataDir, 'run', 'shell.start'))).toBe(true);
});

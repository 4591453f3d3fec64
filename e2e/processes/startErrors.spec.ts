import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { spawnShell } from '../fixtures/site/startShell';
import { collect, newFolder, spawnStart } from '../fixtures/site/startSite';
import { expect, siteTest as test } from '../fixtures/siteTest';

// One after the other, since each would build what is not current.
test.describe.configure({ mode: 'default' });

/** The exit code and output of a failing `npm start`. */
async function failedStart(env: Record<string, string>): Promise<{ code: number; text: string }> {
  const folder = newFolder();
  const child = spawnStart({ DATA_DIR: folder, ...env });
  const output = collect(child);
  const [code] = await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
  return { code, text: output().trim() };
}

test('a port in use is reported in one sentence with a solution', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { code, text } = await failedStart({ PORT: String(port) });
  taken.close();
  expect(code).toBe(1);
  expect(text.split('\n')).toHaveLength(1);
  expect(text).toContain(`Port ${port} is in use`);
  expect(text).toContain('PORT=');
});

test('all invalid variables are reported at once, without a stack trace', async () => {
  const { code, text } = await failedStart({
    PORT: 'many',
    ADMIN_EMAIL: 'nobody',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'carrier pigeon',
  });
  expect(code).toBe(1);
  for (const name of ['PORT', 'ADMIN_EMAIL', 'LOG_LEVEL', 'SMTP_URL']) expect(text).toContain(name);
  expect(text).not.toMatch(/^\s+at /m);
});

test('the shell on its own reports its invalid variables too', async () => {
  const shell = spawnShell({
    PORT: '99999999',
    PUBLIC_ORIGIN: 'nowhere',
    LOG_LEVEL: 'loud',
    RELEASE_PUBLIC_KEYS: '',
  });
  expect(await shell.ended).toBe(1);
  for (const name of ['PORT', 'PUBLIC_ORIGIN', 'LOG_LEVEL', 'RELEASE_PUBLIC_KEYS'])
    expect(shell.output()).toContain(name);
  expect(shell.output()).not.toMatch(/^\s+at /m);
});

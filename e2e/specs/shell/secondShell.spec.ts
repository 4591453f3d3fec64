import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { openSocket } from '@site/api/testing/servers/rawSocket';
import { paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { sendRawRequest } from '../../fixtures/requests/sendRawRequest';
import { biggestScript, WEB } from '../../fixtures/site/biggestScript';
import { type ShellProcess, startShellWithApi } from '../../fixtures/site/startShell';
import { ROOT } from '../../fixtures/site/startSite';
import { expect, siteTest as test } from '../../fixtures/siteTest';
import { until } from '../../fixtures/waiting/until';

// In one worker, which starts one more shell for the same site, as deployments with several processes do.
test.describe.configure({ mode: 'default' });

let shell: ShellProcess;

test.beforeAll(async ({ site }) => {
  shell = await startShellWithApi(site.apiUrl, site, { PUBLIC_ORIGIN: site.url, HOST: '0.0.0.0' });
});
test.afterAll(() => shell.kill());

test('a page has the same ETag in every process', async ({ site }) => {
  // At once, because what other tests change reaches one process seconds before the other.
  await Promise.all(
    [paths.home, ...(isLong ? [paths.blog, paths.contact] : []), paths.tool('password-strength')].map(
      async (path) => {
        const tagAt = (url: string) =>
          until(async () => (await fetch(url + path)).headers.get('etag'), `${path} is not kept`);
        await expect(async () => expect(await tagAt(shell.url), path).toBe(await tagAt(site.url))).toPass();
      },
    ),
  );
});

test('metrics are only reachable from this machine, whatever HOST is', async () => {
  const metrics = `:${shell.metricsPort}/metrics`;
  const elsewhere = new URL(shell.url);
  elsewhere.hostname = '127.0.0.2';
  expect((await fetch(elsewhere)).status, 'the site is there for all').toBe(200);
  expect(await (await fetch(`http://127.0.0.1${metrics}`)).text()).toContain('http_requests_total');
  await expect(fetch(`http://127.0.0.2${metrics}`)).rejects.toThrow();
});

for (const [name, path] of [
  ['a script', () => `/assets/${biggestScript()}`],
  ['the film', () => '/film/brand.mp4'],
] as const)
  test(`visitors who leave in the middle of ${name} leave no open files`, async () => {
    for (let batch = 0; batch < (isLong ? 10 : 2); batch++)
      await Promise.all(Array.from({ length: 50 }, () => beginAndAbort(shell.url, path())));
    await until(() => openFiles(shell.child.pid).length === 0, 'files stay open');
    expect(shell.child.exitCode).toBeNull();
    expect((await sendRawRequest(shell.url, '/about')).status).toBe(200);
    expect(shell.output()).not.toContain('request failed');
  });

/** Requests a file several times on one connection and disconnects after the first bytes. */
async function beginAndAbort(origin: string, path: string) {
  const { socket, send } = await openSocket(origin);
  send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(4));
  await once(socket, 'data');
  socket.resetAndDestroy();
}

/** The served files that the process has open. */
function openFiles(pid = 0): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder)
    .map((entry) => {
      try {
        return readlinkSync(join(folder, entry));
      } catch {
        return '';
      }
    })
    .filter((target) => target.startsWith(WEB) || target.startsWith(join(ROOT, 'shell/dist/public')));
}

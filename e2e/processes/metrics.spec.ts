import { NOWHERE, startShellWithApi } from '../fixtures/site/startShell';
import { expect, siteTest as test } from '../fixtures/siteTest';

test('metrics are only reachable from this machine, whatever HOST is', async ({ site }) => {
  const shell = await startShellWithApi(NOWHERE, site, { HOST: '0.0.0.0' });
  const metrics = `:${shell.metricsPort}/metrics`;
  const elsewhere = new URL(shell.url);
  elsewhere.hostname = '127.0.0.2';
  expect((await fetch(elsewhere)).status, 'the site is there for all').toBe(200);
  expect(await (await fetch(`http://127.0.0.1${metrics}`)).text()).toContain('http_requests_total');
  await expect(fetch(`http://127.0.0.2${metrics}`)).rejects.toThrow();
  await shell.kill();
});

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

test('a metrics port that is in use disables the metrics and not the site', async ({ site }) => {
  const taken = new URL(site.url).port;
  const shell = await startShellWithApi(NOWHERE, site, { SHELL_METRICS_PORT: taken });
  expect((await fetch(shell.url)).status).toBe(200);
  await shell.kill();
});

import { NOWHERE, startShellWithApi } from '../fixtures/site/startShell';
import { expect, siteTest as test } from '../fixtures/siteTest';

test('figures are for the machine itself, wherever the site listens', async ({ site }) => {
  const shell = await startShellWithApi(NOWHERE, site, { HOST: '0.0.0.0' });
  const figures = `:${shell.metricsPort}/metrics`;
  const elsewhere = new URL(shell.url);
  elsewhere.hostname = '127.0.0.2';
  expect((await fetch(elsewhere)).status, 'the site is there for all').toBe(200);
  expect(await (await fetch(`http://127.0.0.1${figures}`)).text()).toContain('http_requests_total');
  await expect(fetch(`http://127.0.0.2${figures}`)).rejects.toThrow();
  await shell.kill();
});

test('a port for figures that is taken costs the figures, not the site', async ({ site }) => {
  const taken = new URL(site.url).port;
  const shell = await startShellWithApi(NOWHERE, site, { SHELL_METRICS_PORT: taken });
  expect((await fetch(shell.url)).status).toBe(200);
  await shell.kill();
});

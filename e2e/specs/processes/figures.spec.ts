import { claimPorts } from '../../claimPorts';
import { startShellBefore } from '../../shellProcess';
import { expect, siteTest as test } from '../../siteTest';

/** Nothing answers there. */
const NOWHERE = 'http://127.0.0.1:1';

test('figures are for the machine itself, wherever the site listens', async ({ site }) => {
  const [figures] = await claimPorts(1);
  const shell = await startShellBefore(NOWHERE, site, {
    HOST: '0.0.0.0',
    SHELL_METRICS_PORT: String(figures),
  });
  const elsewhere = new URL(shell.url);
  elsewhere.hostname = '127.0.0.2';
  expect((await fetch(elsewhere)).status, 'the site is there for all').toBe(200);
  expect(await (await fetch(`http://127.0.0.1:${figures}/metrics`)).text()).toContain('http_requests_total');
  await expect(fetch(`http://127.0.0.2:${figures}/metrics`)).rejects.toThrow();
  await shell.kill();
});

test('a port for figures that is taken costs the figures, not the site', async ({ site }) => {
  const shell = await startShellBefore(NOWHERE, site, { SHELL_METRICS_PORT: new URL(site.url).port });
  expect((await fetch(shell.url)).status).toBe(200);
  await shell.kill();
});

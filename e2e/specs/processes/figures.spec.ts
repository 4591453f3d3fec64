import { freePorts } from '../../freePorts';
import { startShellBefore } from '../../shellProcess';
import { expect, test } from '../../test';

test('figures are for the machine itself, wherever the site listens', async ({ site }) => {
  const [nowhere, figures] = (await freePorts(2)).map(String) as [string, string];
  const shell = await startShellBefore(`http://127.0.0.1:${nowhere}`, site, {
    HOST: '0.0.0.0',
    SHELL_METRICS_PORT: figures,
  });
  const elsewhere = new URL(shell.url);
  elsewhere.hostname = '127.0.0.2';
  expect((await fetch(elsewhere)).status, 'the site is there for all').toBe(200);
  expect(await (await fetch(`http://127.0.0.1:${figures}/metrics`)).text()).toContain('http_requests_total');
  await expect(fetch(`http://127.0.0.2:${figures}/metrics`)).rejects.toThrow();
  await shell.kill();
});

test('a port for figures that is taken costs the figures, not the site', async ({ site }) => {
  const [nowhere] = await freePorts(1);
  const taken = new URL(site.url).port;
  const shell = await startShellBefore(`http://127.0.0.1:${nowhere}`, site, { SHELL_METRICS_PORT: taken });
  expect((await fetch(shell.url)).status).toBe(200);
  await shell.kill();
});

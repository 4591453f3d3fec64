import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, ownSiteTest as test } from '../../ownSiteTest';
import { saveEnquiry } from '../../saveEnquiry';
import { startShellBefore } from '../../shellProcess';
import { startSite } from '../../site';

test('the shell answers what is under way when it is told to end, and exits with 0', async ({ ownSite }) => {
  const api = createServer().listen(0, '127.0.0.1');
  await once(api, 'listening');
  api.on('request', (request, response) => {
    // Everything but the call in question is refused at once.
    if (request.url !== '/api/blog/posts') response.writeHead(503).end();
  });
  const shell = await startShellBefore(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, ownSite);
  const asked = new Promise<ServerResponse>((resolve) => {
    api.on('request', (request, response) => {
      if (request.url === '/api/blog/posts') resolve(response);
    });
  });
  const underway = fetch(`${shell.url}/api/blog/posts`);
  const held = await asked;
  shell.child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${shell.url}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      ),
    )
    .not.toBe(200);
  held.end('[]');
  expect((await underway).status).toBe(200);
  expect(await shell.ended).toBe(0);
  api.close();
});

test('the whole site stops, leaves no process, and has kept its data at the next start', async () => {
  const site = await startSite();
  const { reference } = await saveEnquiry(site);
  const { code, leftovers } = await site.stop({ keepData: true });
  expect(code).toBe(0);
  expect(leftovers).toEqual([]);
  const again = await startSite({ dataDir: site.dataDir });
  try {
    const login = await fetch(`${again.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: again.url },
      body: JSON.stringify(site.owner),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const lead = await fetch(`${again.url}/api/admin/leads/${reference}`, { headers: { cookie } });
    expect(lead.status).toBe(200);
  } finally {
    expect((await again.stop()).leftovers).toEqual([]);
  }
});

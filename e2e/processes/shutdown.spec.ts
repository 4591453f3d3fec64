import { openSocket } from '@site/api/testing/servers/rawSocket';
import { startApiStub } from '@site/shell/testing/apiStub';
import { saveEnquiry } from '../fixtures/contact/saveEnquiry';
import { expect, killableSiteTest as test } from '../fixtures/killableSiteTest';
import { CONNECTIONS, startKeepAliveLoad } from '../fixtures/requests/startKeepAliveLoad';
import { startShellWithApi } from '../fixtures/site/startShell';
import { startSite } from '../fixtures/site/startSite';
import { until } from '../fixtures/waiting/until';

test('a shell whose metrics port is taken still serves, and finishes requests before it exits', async ({
  site,
}) => {
  let release: (() => void) | undefined;
  const stub = await startApiStub((_request, response) => {
    release = () => response.end('"done"');
  });
  const shell = await startShellWithApi(stub.origin, site, { SHELL_METRICS_PORT: new URL(site.url).port });
  expect((await fetch(shell.url)).status).toBe(200);
  const visitor = await openSocket(shell.url);
  visitor.send('GET /api/test/held HTTP/1.1\r\nHost: site\r\n\r\n');
  await until(() => release, 'the call does not come');
  shell.child.kill('SIGTERM');
  await until(() => isRefused(shell.url), 'new connections are still taken');
  release?.();
  await visitor.closed();
  expect(visitor.received()).toMatch(/^connection: close/im);
  expect(visitor.received()).toContain('"done"');
  expect(visitor.errors).toEqual([]);
  expect(await shell.ended).toBe(0);
  await stub.close();
});

// The last test of this site: what shares it is listed in the order of the names of files.
test('the site stops under 100 requests per second without resets, incomplete responses, leftover processes or lost data', async ({
  ownSite: site,
}) => {
  const { reference } = await saveEnquiry(site);
  const load = startKeepAliveLoad(site.url);
  await until(() => load.count.answered > 100, 'the load does not get going');
  expect(load.count.last, 'no connection is ended before').toBe(0);
  const ended = site.stop({ keepData: true });
  await until(() => load.count.refused > 0, 'connections are still taken');
  const { broken } = await load.stop();
  expect(await ended).toMatchObject({ code: 0, leftovers: [] });
  // The system resets a connection that the server has not accepted; for the client it is refused. A request that
  // meets the closing of an idle connection was not taken in either.
  const log = site.log('shell');
  const faults = [...broken].filter(
    ([id, { isOnConnectionInUse }]) => isOnConnectionInUse || log.includes(id),
  );
  expect(faults).toEqual([]);
  expect(broken.size, 'of hundreds').toBeLessThan(CONNECTIONS);

  const again = await startSite({ dataDir: site.dataDir, env: { FROZEN_MS: '4000' } });
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

    await test.step('an API that no longer responds is restarted', async () => {
      const frozen = again.pid('api') ?? 0;
      process.kill(frozen, 'SIGSTOP');
      await until(() => again.pid('api') !== frozen, 'the frozen API is not restarted');
      await until(async () => (await fetch(`${again.apiUrl}/readyz`)).ok, 'the API is not ready again');
      expect(again.output()).toContain('api has not responded for 4 s and was killed');
    });
  } finally {
    expect((await again.stop({ keepData: true })).leftovers).toEqual([]);
  }
});

const isRefused = (url: string) =>
  openSocket(url).then(
    ({ socket }) => void socket.destroy(),
    (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
  );

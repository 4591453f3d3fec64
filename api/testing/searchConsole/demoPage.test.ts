import { SearchConsoleStandIn } from './SearchConsoleStandIn';
import { type SearchConsoleServer, startSearchConsole } from './startSearchConsole';

let server: SearchConsoleServer;
beforeAll(async () => {
  server = await startSearchConsole({ hasPage: true });
});
afterAll(() => server.stop());

const submit = (action: string) =>
  fetch(server.origin, { method: 'POST', body: new URLSearchParams({ do: action }), redirect: 'manual' });

test('the page shows a key that survives a restart, and simulates failures', async () => {
  const { standIn } = server;
  const html = await (await fetch(server.origin)).text();
  expect(html).toContain('demo0123456789abcdef');
  const restarted = new SearchConsoleStandIn('http://localhost');
  restarted.restore(JSON.parse(JSON.stringify(standIn.save())));
  expect(restarted.key).toBe(standIn.key);
  for (const action of ['down', 'limit', 'key', 'access', 'nothing'])
    expect((await submit(action)).status).toBe(303);
  expect(standIn.faults).toMatchObject({ isDown: true, limited: 3, isKeyDeleted: true });
  expect(standIn.properties['http://localhost/']).toBe('siteUnverifiedUser');
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startServer, type TestServer } from '../../testing/servers/startServer';
import { createMetricsServer } from '../operations/metrics';

const metrics = createMetricsServer({
  getBacklog: () => Promise.reject(new Error('not asked for here')),
  getHashCounts: () => ({ waiting: 0, made: 0 }),
});
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  await once(metrics.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  metrics.closeAllConnections();
  metrics.close();
  await server.stop();
});

/** The number of counted requests by labels. */
async function counted(): Promise<Map<string, number>> {
  const { port } = metrics.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const lines = [...text.matchAll(/^http_request_seconds_count\{(.*)\} (\d+)$/gm)];
  return new Map(lines.map(([, labels = '', count]) => [labels, Number(count)]));
}

test('counts requests by pattern, both by Express and from the cache', async () => {
  const paths = [
    '/api/blog/posts',
    '/api/blog/posts',
    '/api/media/covers/none.svg',
    '/healthz',
    '/secret-token',
  ];
  // Other tests of this worker are counted as well.
  const before = await counted();
  for (const path of paths) await (await fetch(server.url + path)).arrayBuffer();
  const added = [...(await counted())].map(([labels, count]) => ({
    labels,
    times: count - (before.get(labels) ?? 0),
  }));
  const lines = added.filter(({ times }) => times).map(({ labels, times }) => `${labels} ${times}`);
  expect(lines.sort()).toEqual([
    'method="GET",route="/blog/posts",status="200" 2',
    'method="GET",route="/healthz",status="200" 1',
    'method="GET",route="/media/covers/:name",status="404" 1',
    'method="GET",route="none",status="404" 1',
  ]);
});

import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Withdrawal } from './ReleaseHistory';
import { RollbackReports } from './RollbackReports';

test('a release that was taken back is reported until the API has heard of it, and then no more', async () => {
  const heard: unknown[] = [];
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    heard.push({ key: request.headers['x-internal-key'], ...JSON.parse(Buffer.concat(parts).toString()) });
    response.writeHead(heard.length === 1 ? 503 : 204).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const withdrawal: Withdrawal = {
    ...{ remote: 'mf_one', version: '2', to: '1', reason: 'crash: broken', at: '2026-11-24T10:00:00.000Z' },
    ...{ manifest: 'sha384-x', sequence: 2, isTold: false },
  };
  const reported = new Promise<Withdrawal>((resolve) => {
    const reports = new RollbackReports({
      history: {
        withdrawn: [withdrawal],
        markReported: (one) => {
          one.isTold = true;
          reports.stop();
          resolve(one);
        },
      },
      apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...{ internalKey: 'the key', log: pino({ level: 'silent' }), everyMs: 10 },
    });
    reports.start();
  });
  expect(await reported).toBe(withdrawal);
  server.close();
  const { remote, version, to, reason, at } = withdrawal;
  const report = { key: 'the key', remote, version, to, reason, at };
  expect(heard).toEqual([report, report]);
});

test('a report that the API refuses is sent once and does not count as delivered', async () => {
  const heard: string[] = [];
  const server = http.createServer((request, response) => {
    request.resume();
    heard.push(String(request.url));
    response.writeHead(heard.length === 1 ? 403 : 204).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const [refused, next] = ['2', '3'].map(
    (version): Withdrawal => ({
      ...{ remote: 'mf_one', version, to: '1', reason: 'crash: broken', at: '2026-11-24T10:00:00.000Z' },
      ...{ manifest: `sha384-${version}`, sequence: 2, isTold: false },
    }),
  );
  await new Promise<void>((resolve) => {
    const reports = new RollbackReports({
      history: {
        withdrawn: [refused!, next!],
        markReported: (one) => {
          one.isTold = true;
          reports.stop();
          resolve();
        },
      },
      apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...{ internalKey: 'a wrong key', log: pino({ level: 'silent' }), everyMs: 10 },
    });
    reports.start();
  });
  server.close();
  expect([refused!.isTold, next!.isTold]).toEqual([false, true]);
  expect(heard).toHaveLength(2);
});

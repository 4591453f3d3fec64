import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Withdrawal } from './ReleaseHistory';
import { RollbackReports } from './RollbackReports';

test('a rollback is reported until the API has accepted the report', async () => {
  const received: unknown[] = [];
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ key: request.headers['x-internal-key'], ...JSON.parse(Buffer.concat(parts).toString()) });
    response.writeHead(received.length === 1 ? 503 : 204).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const withdrawal: Withdrawal = {
    remote: 'mf_one',
    version: '2',
    to: '1',
    reason: 'crash: broken',
    at: '2026-11-24T10:00:00.000Z',
    manifest: 'sha384-x',
    sequence: 2,
    isTold: false,
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
      internalKey: 'the key',
      log: pino({ level: 'silent' }),
      everyMs: 10,
    });
    reports.start();
  });
  expect(await reported).toBe(withdrawal);
  server.close();
  const { remote, version, to, reason, at } = withdrawal;
  const report = { key: 'the key', remote, version, to, reason, at };
  expect(received).toEqual([report, report]);
});

test('a report that the API rejects is sent once and is not marked as delivered', async () => {
  const received: string[] = [];
  const server = http.createServer((request, response) => {
    request.resume();
    received.push(String(request.url));
    response.writeHead(received.length === 1 ? 403 : 204).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const [rejected, next] = ['2', '3'].map(
    (version): Withdrawal => ({
      remote: 'mf_one',
      version,
      to: '1',
      reason: 'crash: broken',
      at: '2026-11-24T10:00:00.000Z',
      manifest: `sha384-${version}`,
      sequence: 2,
      isTold: false,
    }),
  );
  await new Promise<void>((resolve) => {
    const reports = new RollbackReports({
      history: {
        withdrawn: [rejected!, next!],
        markReported: (one) => {
          one.isTold = true;
          reports.stop();
          resolve();
        },
      },
      apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      internalKey: 'a wrong key',
      log: pino({ level: 'silent' }),
      everyMs: 10,
    });
    reports.start();
  });
  server.close();
  expect([rejected!.isTold, next!.isTold]).toEqual([false, true]);
  expect(received).toHaveLength(2);
});

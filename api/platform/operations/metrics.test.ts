import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { countHashes } from '../../identity/password/hashPassword';
import { deliverySources } from '../../worker/deliverySources';
import { connect } from '../db/connect';
import { outboxBacklog } from '../outbox/outboxBacklog';
import { createMetricsServer } from './metrics';

const metrics = createMetricsServer({
  getBacklog: () => outboxBacklog(deliverySources),
  getHashCounts: countHashes,
});
beforeAll(() => once(metrics.listen(0, '127.0.0.1'), 'listening'));
afterAll(async () => {
  metrics.closeAllConnections();
  metrics.close();
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

async function figures(): Promise<string> {
  const { port } = metrics.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`)).text();
}

test('reports the outbox backlog, and no value while the database is unavailable', async () => {
  const url = new URL(process.env.TEST_MONGO_URL ?? '');
  url.pathname = `/test-${randomBytes(6).toString('hex')}`;
  await connect(url.href, pino({ level: 'silent' }));
  expect(await figures()).toMatch(/^outbox_entries\{state="waiting"\} 0$/m);
  expect(await figures()).toMatch(/^outbox_oldest_seconds 0$/m);
  await mongoose.disconnect();
  expect(await figures()).not.toMatch(/^outbox_entries\{/m);
  expect(await figures()).toMatch(/^outbox_oldest_seconds nan$/im);
  await mongoose.connect(url.href);
});

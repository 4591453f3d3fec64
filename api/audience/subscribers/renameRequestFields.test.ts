import mongoose from 'mongoose';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { startServer, type TestServer } from '../../testing';
import { createSubscriber } from '../../testing/data/createRecords';
import { Subscriber } from './model';
import { renameRequestFields } from './renameRequestFields';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('keeps proofs, request and emails that were stored under other names', async () => {
  const at = new Date();
  const proofs = (['ask', 'subscribe'] as const).map((action) => ({ action, at }));
  const entry = { kind: 'confirmation' as const, to: 'renamed@example.com', messageId: '<1>' };
  const outbox = [{ ...newOutboxEntry(entry), state: 'sent' as const }];
  const { _id } = await createSubscriber({ proofs, outbox });
  const read = () => Subscriber.findById(_id).lean();
  const before = await read();
  const db = mongoose.connection.db as mongoose.mongo.Db;
  await db.collection<{ _id: string }>('subscribers').updateOne(
    { _id },
    {
      $set: { proofs: proofs.map(({ action: deed }) => ({ deed, at })), 'outbox.0.kind': 'asked' },
      $rename: { requestedAt: 'askedAt' },
    },
  );
  for (const _ of ['once', 'again']) await renameRequestFields(db);
  expect(await read()).toEqual(before);
});

import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { startServer, type TestServer } from '../../testing';
import { chainEntries } from './chainEntries';
import { createChainer } from './createChainer';
import { deleteOldEntries, retentionDays } from './deleteOldEntries';
import { computeMac } from './mac';
import { AuditLog, type AuditRecord } from './model';
import { recordAudit } from './recordAudit';
import { type Fault, verifyChain } from './verifyChain';

const keys = ['the key that this site seals its audit log with'];
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ AUDIT_KEY: keys.join() });
});
afterAll(() => server.stop());

const lines = () =>
  mongoose.connection.getClient().db(mongoose.connection.name).collection<AuditRecord>('auditLog');
const chains = () => mongoose.connection.getClient().db(mongoose.connection.name).collection('auditChain');

/** Writes entries and chains them. */
async function written(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await recordAudit(
      { auditKeys: keys },
      { who: 'system', action: 'tidy up', entity: 'shelves', entityId: `${n}` },
    );
  await chainEntries(keys);
}

const lineAt = async (seq: number) => (await lines().findOne({ seq })) as AuditRecord;

/** Manipulates the database, verifies the chain and restores the data. */
async function tampered(tamper: () => Promise<unknown>): Promise<Fault | null> {
  const [before, chain] = [await lines().find().toArray(), await chains().find().toArray()];
  await tamper();
  const { fault } = await verifyChain(keys);
  await lines().deleteMany({});
  await lines().insertMany(before);
  await chains().deleteMany({});
  await chains().insertMany(chain);
  expect((await verifyChain(keys)).fault).toBeNull();
  return fault;
}

test('entries are chained in order of time, and the chain is valid', async () => {
  await written(12);
  const chained = await lines().find({ entity: 'shelves' }).sort({ seq: 1 }).toArray();
  expect(chained.map(({ entityId }) => entityId)).toEqual(Array.from({ length: 12 }, (_, n) => `${n}`));
  const found = await verifyChain(keys);
  expect(found).toMatchObject({ chained: 12, waiting: 0, fault: null, head: { seq: 12 } });
  expect(found.since).toEqual(chained[0]?.at);
});

test('an unchained entry is reported as waiting, not as a fault', async () => {
  // Later than all others, so that a concurrent chainer takes it last.
  const { mac: _, ...line } = { ...(await lineAt(1)), _id: 'waits', at: new Date() };
  const { seq: _s, prevHash: _p, hash: _h, ...content } = line;
  await lines().insertOne({ ...content, mac: computeMac(keys, content) } as AuditRecord);
  const { chained, waiting, fault } = await verifyChain(keys);
  expect({ all: chained + waiting, fault }).toEqual({ all: 13, fault: null });
  await chainEntries(keys);
  expect(await verifyChain(keys)).toMatchObject({ chained: 13, waiting: 0 });
});

test('a lone surrogate in a text is not reported as a change', async () => {
  const [before, fields] = [{ title: `${'x'.repeat(499)}😀` }, new Map([['title', { isRedacted: false }]])];
  const what = { action: 'retitle', entity: 'posts', before, after: { title: '\ud83d' }, fields };
  await recordAudit({ auditKeys: keys }, { who: 'system', ...what });
  await chainEntries(keys);
  expect((await verifyChain(keys)).fault).toBeNull();
});

describe('manipulation of the database is found at its position:', () => {
  const swap = async (one: number, other: number) => {
    const [a, b] = [await lineAt(one), await lineAt(other)];
    await lines().updateOne({ _id: a._id }, { $set: { seq: other } });
    await lines().updateOne({ _id: b._id }, { $set: { seq: one } });
  };
  const forged = async (part: Partial<AuditRecord>) =>
    lines().insertOne({ ...(await lineAt(6)), _id: 'forged', ...part } as AuditRecord);
  const takeOut = async (seq: number) => lines().deleteOne({ seq });

  const cases: [string, () => Promise<unknown>, Partial<Fault>][] = [
    [
      'a text',
      () => lines().updateOne({ seq: 5 }, { $set: { actorName: 'X' } }),
      { kind: 'changed', sequence: 5 },
    ],
    [
      'the first line',
      () => lines().updateOne({ seq: 1 }, { $set: { at: new Date(0) } }),
      { kind: 'changed', sequence: 1 },
    ],
    [
      'the last line',
      () => lines().updateOne({ seq: 14 }, { $set: { role: 'x' } }),
      { kind: 'changed', sequence: 14 },
    ],
    [
      'a field more',
      () => lines().updateOne({ seq: 4 }, { $set: { note: 'x' } } as never),
      { kind: 'changed', sequence: 4 },
    ],
    [
      'what it is found by',
      () => lines().updateOne({ seq: 3 }, { $set: { keys: [] } }),
      { kind: 'changed', sequence: 3 },
    ],
    [
      'a line sealed without the key',
      async () => {
        const {
          mac: _m,
          seq: _s,
          prevHash: _p,
          hash: _h,
          ...content
        } = { ...(await lineAt(7)), actorName: 'X' };
        await lines().updateOne(
          { seq: 7 },
          { $set: { ...content, mac: computeMac(['another key'], content) } },
        );
      },
      { kind: 'changed', sequence: 7 },
    ],
    ['one taken out', () => takeOut(6), { kind: 'missing', sequence: 6 }],
    ['the first taken out', () => takeOut(1), { kind: 'missing', sequence: 1 }],
    ['the last taken out', () => takeOut(14), { kind: 'missing', sequence: 14 }],
    ['all taken out', () => lines().deleteMany({}), { kind: 'missing', sequence: 1 }],
    [
      'one made to wait again',
      () => lines().updateOne({ seq: 6 }, { $unset: { seq: '', hash: '', prevHash: '' } }),
      { kind: 'missing', sequence: 6 },
    ],
    ['one put in at a place that is taken', () => forged({}), { kind: 'inserted', sequence: 6 }],
    [
      'one put between two',
      () => forged({ seq: 6.5 }),
      { kind: 'inserted', sequence: 6.5, lineId: 'forged' },
    ],
    [
      'one put in before the first',
      () => forged({ seq: 0 }),
      { kind: 'inserted', sequence: 0, lineId: 'forged' },
    ],
    [
      'one put behind the last',
      () => forged({ seq: 15 }),
      { kind: 'inserted', sequence: 15, lineId: 'forged' },
    ],
    [
      'one put in, and those after it moved on',
      async () => {
        await lines().updateMany({ seq: { $gte: 6 } }, { $inc: { seq: 1 } });
        await lines().insertOne({
          ...(await lineAt(7)),
          _id: 'forged',
          seq: 6,
          actorName: 'X',
        } as AuditRecord);
      },
      { kind: 'inserted', sequence: 6, lineId: 'forged' },
    ],
    [
      'one that was never sealed',
      () => lines().insertOne({ _id: 'forged', at: new Date() } as AuditRecord),
      { kind: 'inserted', sequence: null, lineId: 'forged' },
    ],
    ['two swapped', () => swap(8, 9), { kind: 'changed', sequence: 8 }],
    [
      'the chain’s own record changed',
      () => chains().updateOne({}, { $set: { 'head.seq': 13 } }),
      { kind: 'changed', sequence: null },
    ],
    ['the chain’s own record taken away', () => chains().deleteMany({}), { kind: 'missing', sequence: null }],
  ];

  test.each(cases)('%s', async (_name, tamper, fault) => {
    expect(await tampered(tamper)).toMatchObject(fault);
  });
});

test('an entry with an invalid MAC is not chained and does not block others', async () => {
  await lines().insertOne({ ...(await lineAt(2)), _id: 'forged', seq: null, at: new Date(0) } as never);
  await written(1);
  expect(await lines().findOne({ _id: 'forged' })).toMatchObject({ seq: null });
  expect((await lines().findOne({ seq: 15 }))?.entityId).toBe('0');
  await lines().deleteOne({ _id: 'forged' });
});

test('nothing is appended to a chain whose document is invalid, which is logged once', async () => {
  const valid = await chains().findOne({});
  await chains().updateOne({}, { $set: { 'head.hash': 'x' } });
  await recordAudit({ auditKeys: keys }, { who: 'system', action: 'tidy up', entity: 'shelves' });
  await expect(chainEntries(keys)).rejects.toThrow('changed');
  const error = jest.fn();
  const chain = createChainer(keys, { error } as unknown as Logger);
  for (let run = 0; run < 3; run += 1) await chain();
  expect(error).toHaveBeenCalledTimes(1);
  await chains().updateOne({}, { $set: { head: valid?.head } });
  expect(await chainEntries(keys)).toBeLessThanOrEqual(1);
  expect(await verifyChain(keys)).toMatchObject({ chained: 16, fault: null });
});

test('concurrent chainers give every entry one position', async () => {
  for (let n = 0; n < 40; n += 1)
    await recordAudit({ auditKeys: keys }, { who: 'system', action: 'tidy up', entity: 'many' });
  await Promise.all([1, 2, 3, 4].map(() => chainEntries(keys)));
  expect(await verifyChain(keys)).toMatchObject({ chained: 56, waiting: 0, fault: null });
});

test('after a key change the previous key still verifies', async () => {
  const newer = ['a newer key, with which the next lines are sealed', ...keys];
  expect((await verifyChain(newer)).fault).toBeNull();
  expect((await verifyChain(newer.slice(0, 1))).fault).toMatchObject({ kind: 'changed' });
});

test('old entries are deleted from the start, and the rest stays valid', async () => {
  const [from, middle] = [await lineAt(1), await lineAt(10)];
  const later = middle.at.getTime() + retentionDays * 86_400_000;
  await deleteOldEntries(keys, from.at.getTime() + retentionDays * 86_400_000);
  expect(await verifyChain(keys)).toMatchObject({ chained: 56, fault: null });
  await deleteOldEntries(keys, later);
  const rest = await lines().countDocuments();
  expect(rest).toBeLessThan(56);
  expect(await lines().countDocuments({ at: { $lt: middle.at } })).toBe(0);
  expect(await verifyChain(keys)).toMatchObject({ chained: rest, fault: null, head: { seq: 56 } });
  const [first] = await lines().find().sort({ seq: 1 }).limit(1).toArray();
  expect(await tampered(() => lines().deleteOne({ _id: first?._id }))).toMatchObject({
    kind: 'missing',
    sequence: first?.seq,
  });
  await deleteOldEntries(keys, Date.now() + (retentionDays + 1) * 86_400_000);
  expect(await verifyChain(keys)).toMatchObject({ chained: 0, since: null, fault: null, head: { seq: 56 } });
  await written(2);
  expect(await verifyChain(keys)).toMatchObject({ chained: 2, fault: null, head: { seq: 58 } });
});

test("the model can't change or delete entries", async () => {
  const { _id } = await lineAt(58);
  const line = await AuditLog.findById(_id);
  const change = { $set: { role: 'viewer' } };
  for (const tamper of [
    () => AuditLog.updateOne({ _id }, change),
    () => AuditLog.updateMany({}, change),
    () => AuditLog.replaceOne({ _id }, {}),
    () => AuditLog.findOneAndUpdate({ _id }, change),
    () => AuditLog.findOneAndDelete({ _id }),
    () => AuditLog.deleteOne({ _id }),
    () => AuditLog.deleteMany({}),
    () => AuditLog.bulkWrite([{ deleteOne: { filter: { _id } } }]),
    () => AuditLog.bulkSave([line as never]),
    () => line?.set({ role: 'viewer' }).save(),
    () => line?.deleteOne(),
  ])
    await expect(async () => tamper()).rejects.toThrow('never');
  expect(await verifyChain(keys)).toMatchObject({ chained: 2, fault: null });
});

import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { staleWhileRevalidate } from '../cache/staleWhileRevalidate';
import { connect } from './connect';

const Note = mongoose.model('CachedNote', new mongoose.Schema({ text: String }), 'cachedNotes');

beforeAll(async () => {
  const url = new URL(process.env.TEST_MONGO_URL ?? '');
  url.pathname = `/test-${randomBytes(6).toString('hex')}`;
  await connect(url.href, pino({ level: 'silent' }));
  await Note.create({ text: 'stored' });
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  mongoose.deleteModel('CachedNote');
});

test('a cached read outlives the failed transaction of the call that started it', async () => {
  let go = () => {};
  const started = new Promise<void>((resolve) => {
    go = resolve;
  });
  const read = staleWhileRevalidate(async () => {
    await started;
    return Note.findOne().lean();
  });
  let first: Promise<unknown> = Promise.resolve();
  const failing = mongoose.connection.transaction(async () => {
    first = read();
    throw new Error('The call failed.');
  });
  await expect(failing).rejects.toThrow('The call failed.');
  const second = read();
  go();
  expect(await second).toMatchObject({ text: 'stored' });
  await first;
});

test('a cached query does not see what the transaction of its call has written', async () => {
  const count = staleWhileRevalidate(() => Note.countDocuments());
  const seen = await mongoose.connection.transaction(async () => {
    await Note.create([{ text: 'not committed yet' }]);
    return count();
  });
  expect(seen).toBe(1);
});

import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { connect } from './connect';
import { type Lock, runExclusively } from './runExclusively';

const locks = () => mongoose.connection.getClient().db(mongoose.connection.name).collection<Lock>('locks');
const later = new Date(Date.now() + 3_600_000);

beforeAll(async () => {
  const url = new URL(process.env.TEST_MONGO_URL ?? '');
  url.pathname = `/test-${randomBytes(6).toString('hex')}`;
  await connect(url.href, pino({ level: 'silent' }));
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

test('concurrent actions run one after another', async () => {
  let running = 0;
  const most: number[] = [];
  const task = async () => {
    running += 1;
    most.push(running);
    await locks().findOne({});
    running -= 1;
  };
  await Promise.all([1, 2, 3].map(() => runExclusively(locks(), 'one', task)));
  expect(most).toEqual([1, 1, 1]);
  expect(await locks().countDocuments()).toBe(0);
});

test('takes over an expired lock', async () => {
  await locks().insertOne({ _id: 'died', owner: 'who died', until: new Date(0) });
  expect(await runExclusively(locks(), 'died', async () => 'done')).toBe('done');
});

test('does not release a lock that another process has taken over, also after a failure', async () => {
  const lose = () => locks().updateOne({ _id: 'lost' }, { $set: { owner: 'another', until: later } });
  await expect(
    runExclusively(locks(), 'lost', () => lose().then(() => Promise.reject(new Error('no')))),
  ).rejects.toThrow('no');
  expect(await locks().findOne({ _id: 'lost' })).toMatchObject({ owner: 'another' });
});

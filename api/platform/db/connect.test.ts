import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { connect } from './connect';

afterEach(() => mongoose.disconnect());

test.each([
  ['a majority has them in the journal, unless told otherwise', undefined, { w: 'majority', journal: true }],
  ['the server has received them, where they may be lost', { isVolatile: true }, { w: 1 }],
])('writes wait until %s', async (_, options, writeConcern) => {
  const url = new URL(process.env.TEST_MONGO_URL ?? '');
  url.pathname = `/test-${randomBytes(6).toString('hex')}`;
  await connect(url.href, pino({ level: 'silent' }), undefined, options);
  expect(mongoose.connection.getClient().writeConcern).toMatchObject(writeConcern);
});

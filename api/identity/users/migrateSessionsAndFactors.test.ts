import mongoose from 'mongoose';
import { createMember, startServer, type TestServer } from '../../testing';
import { migrateSessionsAndFactors } from './migrateSessionsAndFactors';
import { User } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('migrates old sessions and members, and can run again', async () => {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const { _id, email, password } = await createMember({ passkeys: [] });
  await db
    .collection<{ _id: string }>('users')
    .updateOne({ _id }, { $unset: { passkeys: '', recoveryCodes: '' } });
  await db.collection<{ _id: string }>('sessions').insertOne({ _id: 'old' });
  await db.collection('sessions').createIndex({ expires: 1 }, { expireAfterSeconds: 0 });
  for (const _ of ['again', 'and again']) await migrateSessionsAndFactors(db);
  expect(await db.collection<{ _id: string }>('sessions').findOne({ _id: 'old' })).toBeNull();
  const indexes = await db.collection('sessions').indexes();
  expect(indexes.map(({ name }) => name)).not.toContain('expires_1');
  expect(await User.findById(_id).lean()).toMatchObject({ passkeys: [], recoveryCodes: [] });
  const visitor = server.visitor();
  await visitor.signIn(email, password);
  expect((await visitor.get('/api/auth/mfa')).body.recoveryCodesLeft).toBe(0);
});

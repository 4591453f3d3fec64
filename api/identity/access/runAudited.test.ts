import { pino } from 'pino';
import { createExpressApp } from '../../app';
import { readEnv } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { createMember, startServer, type TestServer } from '../../testing';
import { User, type UserRecord } from '../users/model';
import { runAudited } from './runAudited';

let server: TestServer;
let user: UserRecord;
beforeAll(async () => {
  server = await startServer();
  const { _id } = await createMember();
  user = await User.findById(_id).orFail().lean<UserRecord>();
});
afterAll(() => server.stop());

const secrets = { SESSION_SECRET: 'x'.repeat(32), AUDIT_KEY: 'x'.repeat(32) };
const env = readEnv({ MONGO_URL: 'mongodb://nowhere', SEALING_KEYS: `1:${'x'.repeat(43)}`, ...secrets });

const from = { network: '10.0.0.0/24', agent: 'A test', requestId: newId() };
const endpoint = { method: 'POST', path: '/admin/users' } as const;

test('queued emails are delivered after the write is committed, once, and not if it fails', async () => {
  const seen: Promise<object | null>[] = [];
  const [kept, lost] = [`Kept ${newId()}`, `Lost ${newId()}`];
  const health = { isPrepared: true, isDraining: false };
  const { api } = createExpressApp({
    env,
    health,
    log: pino({ level: 'silent' }),
    onMailQueued: () => seen.push(User.exists({ _id: user._id, name: kept }).exec()),
  });
  const doing = { env, endpoint, action: 'test', user, from, fields: new Map(), isLate: () => false };
  const write = (name: string, error?: Error) =>
    runAudited(doing, async (audit) => {
      await User.updateOne({ _id: user._id }, { name });
      api.onMailQueued();
      api.onMailQueued();
      audit(user._id);
      if (error) throw error;
      expect(seen).toEqual([]);
    });
  await expect(write(lost, new Error('refused'))).rejects.toThrow('refused');
  expect(seen).toEqual([]);
  await write(kept);
  // Another connection than the transaction's finds what was written.
  expect(await Promise.all(seen)).toEqual([{ _id: user._id }]);
  api.onMailQueued();
  expect(await Promise.all(seen)).toHaveLength(2);
});

import { createMember, createSubscriber, startServer, type TestServer } from '../../testing';
import { issueLink } from './links';
import { Subscriber } from './model';
import { stopSubscription } from './stopSubscription';

/** The keys of `startServer`. */
const KEYS = [{ version: '1', key: Buffer.alloc(32, 7) }];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test.each(['bounced', 'complained'] as const)(
  'a link does not start a subscription that would get no email: %s',
  async (status) => {
    const { _id, emailNorm } = await createSubscriber();
    const token = await issueLink(_id);
    await stopSubscription(KEYS, emailNorm, status, '550 5.1.1 No such user');
    const edit = (action: string) => server.visitor().post('/api/subscription/edit', { token, action });
    const refused = await edit('subscribe');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('subscribe with another address'),
    ]);
    expect(await Subscriber.findById(_id).lean()).toMatchObject({ status });
    expect((await edit('unsubscribe')).status).toBe(200);
  },
);

test('the history of the subscriber says why, which a viewer does not see', async () => {
  const { _id, emailNorm } = await createSubscriber();
  await stopSubscription(KEYS, emailNorm, 'bounced', '550 5.1.1 No such user');
  const historyFor = async (role: 'editor' | 'viewer') => {
    const member = await server.signInAs((await createMember({ role }))._id);
    return (await member.get(`/api/admin/subscribers/${_id}`)).body.history;
  };
  expect(await historyFor('editor')).toContainEqual(
    expect.objectContaining({ kind: 'bounced', detail: '550 5.1.1 No such user', by: null }),
  );
  expect(JSON.stringify(await historyFor('viewer'))).not.toContain('No such user');
});

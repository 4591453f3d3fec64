import { createSubscriber, startServer, type TestServer } from '../../testing';
import { issueLink } from './links';
import { Subscriber, type SubscriberRecord } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('the page of a link pauses, resumes and drops topics without scripts', async () => {
  const { _id } = await createSubscriber({ topics: ['security', 'people'] });
  const token = await issueLink(_id);
  const submit = async (query: string) => {
    const reply = await fetch(`${server.url}/api/unsubscribe/${token}?${query}`, { method: 'POST' });
    return { status: reply.status, text: await reply.text() };
  };
  const read = () => Subscriber.findById(_id).orFail().lean<SubscriberRecord>();
  expect((await submit('change=pause')).text).toBe('Emails are paused for 90 days.\n');
  expect(await read()).toMatchObject({ status: 'active', pausedUntil: expect.any(Date) });
  await submit('change=resume');
  expect((await read()).pausedUntil).toBeUndefined();
  await submit('change=drop&topic=people');
  expect(await read()).toMatchObject({ status: 'active', topics: ['security'] });
  expect((await submit('change=odd')).status).toBe(400);
  await submit('change=drop&topic=security');
  expect(await read()).toMatchObject({ status: 'unsubscribed' });
});

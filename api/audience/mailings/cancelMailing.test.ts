import { createSubscriber, type TestServer, type Visitor } from '../../testing';
import { at, deleteMailings, type MailingSite, path, startMailingSite } from './mailingSite.fixture';
import { NewsletterMail } from './model';

let site: MailingSite;
let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  site = await startMailingSite();
  ({ server, editor } = site);
});
afterAll(() => server.stop());
beforeEach(deleteMailings);

test('unpublishing cancels what waits for good: publishing again, resuming and sending again reach nobody', async () => {
  await Promise.all([1, 2, 3].map(() => createSubscriber()));
  const id = await site.create();
  await server.stopMailbox();
  await site.send(id);
  await site.waitUntilSending(id);
  await site.waitUntilIdle();
  await editor.post(`${path}/${id}/mailing/pause`);
  await editor.send('POST', `${path}/${id}/withdraw`, { headers: at(2) });
  // An email that was being tried again is skipped at once.
  expect(await site.getState(id)).toMatchObject({ state: 'canceled', readers: 3, sent: 0 });
  expect((await editor.send('POST', `${path}/${id}/publish`, { headers: at(3) })).status).toBe(200);
  for (const action of ['pause', 'resume'])
    expect((await editor.post(`${path}/${id}/mailing/${action}`)).status).toBe(409);
  await server.startMailbox();
  expect(await site.waitUntilSent(id)).toMatchObject({ state: 'canceled', readers: 3, sent: 0, skipped: 3 });
  await NewsletterMail.updateMany(
    { newsletterId: id },
    { $set: { 'outbox.0.state': 'dead', 'outbox.0.error': '550' } },
  );
  expect(await editor.post(`${path}/${id}/mailing/resend`, { which: 'failed' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('canceled') },
  });
});

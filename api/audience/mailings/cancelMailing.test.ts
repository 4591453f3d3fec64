import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../platform/db/newId';
import { createMember, createSubscriber, startServer, type TestServer, type Visitor } from '../../testing';
import { exampleNewsletterDraft } from '../newsletters/example';
import { Subscriber } from '../subscribers/model';
import { Mailing, NewsletterMail } from './model';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer({ BRAND_NAME: 'Northwind' });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([Subscriber.deleteMany({}), NewsletterMail.deleteMany({}), Mailing.deleteMany({})]);
});

const path = '/api/admin/newsletters';
const at = (version: number) => ({ 'If-Match': `"${version}"` });

async function create(part: Parameters<typeof exampleNewsletterDraft>[0] = {}): Promise<string> {
  const draft = exampleNewsletterDraft({ slug: `letter-${newId()}`, subject: 'Why & when', ...part });
  return (await editor.post(path, draft)).body.id;
}

const send = (id: string) => editor.send('POST', `${path}/${id}/publish`, { headers: at(1) });
const getState = async (id: string) => (await editor.get(`${path}/${id}/mailing`)).body;

/** Waits for the end of a mailing and returns its state. Retries waiting emails at once. */
async function waitUntilSent(id: string) {
  for (;;) {
    if (await Mailing.exists({ _id: id, state: 'sent' })) return getState(id);
    await NewsletterMail.updateMany(
      { 'outbox.state': 'waiting' },
      { $set: { 'outbox.0.nextAt': new Date() } },
    );
    server.tick();
    await sleep(50);
  }
}

/** Waits until all emails of a newsletter are created. */
async function waitUntilSending(id: string) {
  while (!(await Mailing.exists({ _id: id, state: 'sending' }))) {
    server.tick();
    await sleep(50);
  }
}

/** Waits until no email is being sent: one that was rendered before a change is sent despite it. */
async function waitUntilIdle() {
  while (await NewsletterMail.exists({ 'outbox.isUnderWay': true })) await sleep(10);
}

test('unpublishing cancels what waits for good: publishing again, resuming and sending again reach nobody', async () => {
  await Promise.all([1, 2, 3].map(() => createSubscriber()));
  const id = await create();
  await server.stopMailbox();
  await send(id);
  await waitUntilSending(id);
  await waitUntilIdle();
  await editor.post(`${path}/${id}/mailing/pause`);
  await editor.send('POST', `${path}/${id}/withdraw`, { headers: at(2) });
  expect(await getState(id)).toMatchObject({ state: 'canceled', readers: 3, queued: 3 });
  expect((await editor.send('POST', `${path}/${id}/publish`, { headers: at(3) })).status).toBe(200);
  for (const action of ['pause', 'resume'])
    expect((await editor.post(`${path}/${id}/mailing/${action}`)).status).toBe(409);
  await server.startMailbox();
  expect(await waitUntilSent(id)).toMatchObject({ state: 'canceled', readers: 3, sent: 0, skipped: 3 });
  await NewsletterMail.updateMany(
    { newsletterId: id },
    { $set: { 'outbox.0.state': 'dead', 'outbox.0.error': '550' } },
  );
  expect(await editor.post(`${path}/${id}/mailing/resend`, { which: 'failed' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('canceled') },
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { Content } from '../../content/documents/model';
import { User } from '../../identity/users/model';
import { newId } from '../../platform/db/newId';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { createMember, createSubscriber, startServer, type TestServer, type Visitor } from '../../testing';
import { Mailing, NewsletterMail } from '../mailings/model';
import { Subscriber } from '../subscribers/model';
import { exampleNewsletterDraft } from './example';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  // Without jobs, which would send hundreds of emails.
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  const { _id, ...example } = await createSubscriber();
  const others = Array.from({ length: 500 }, () => {
    const email = `${newId()}@reader.example`;
    return { ...example, _id: newId(), email, emailNorm: email, words: [email] };
  });
  await Subscriber.insertMany(others);
});
afterAll(() => server.stop());

const path = '/api/admin/newsletters';
const at = (version: number) => ({ 'If-Match': `"${version}"` });

const refused = { status: 403, body: { message: expect.stringContaining('more than 500 subscribers') } };

const create = async (): Promise<string> =>
  (await editor.post(path, exampleNewsletterDraft({ slug: `letter-${newId()}` }))).body.id;
const send = (id: string) => editor.send('POST', `${path}/${id}/publish`, { headers: at(1) });

test('an editor sends to 500 subscribers at most, also on a schedule, and an admin to more', async () => {
  const id = await create();
  expect(await send(id)).toMatchObject(refused);
  const inAnHour = new Date(Date.now() + 3_600_000);
  const schedule = (by: Visitor, version: number) =>
    by.send('PUT', `${path}/${id}/schedule`, { headers: at(version), body: { at: inAnHour.toISOString() } });
  expect(await schedule(editor, 1)).toMatchObject(refused);

  // One who was an admin when it was scheduled, and is not one any more.
  const member = await createMember({ role: 'admin' });
  const admin = await server.signInAs(member._id);
  expect((await schedule(admin, 1)).status).toBe(200);
  await User.updateOne({ _id: member._id }, { role: 'editor' });
  await Content.updateOne({ _id: id }, { publishAt: new Date() });
  server.tick('publish what is due');
  const faultOf = async () => (await editor.get(`${path}/${id}`)).body.fault;
  while (!(await faultOf())) await sleep(50);
  expect(await faultOf()).toContain('more than 500 subscribers');
  expect(await Mailing.exists({ _id: id })).toBeNull();
});

test('until an admin’s newsletter to more than 500 subscribers is sent, an editor neither changes nor resumes it', async () => {
  const id = await create();
  const mailing = { _id: id, topics: [], startedAt: new Date(), startedBy: 'An admin' };
  await Mailing.create({ ...mailing, state: 'gathering', isPaused: true });
  expect(await send(id)).toMatchObject(refused);
  expect(await editor.post(`${path}/${id}/mailing/resume`)).toMatchObject(refused);
  expect(await Mailing.findById(id).lean()).toMatchObject({ state: 'gathering', isPaused: true });
  await Mailing.updateOne({ _id: id }, { $set: { state: 'sent' }, $unset: { isPaused: '' } });
  expect((await send(id)).status).toBe(200);
});

test('an editor cannot send more than 500 emails again', async () => {
  const id = await create();
  await Mailing.create({ _id: id, topics: [], state: 'sent', startedAt: new Date(), startedBy: 'An admin' });
  const dead = Array.from({ length: 501 }, () => ({
    newsletterId: id,
    subscriberId: newId(),
    outbox: [{ ...newOutboxEntry({ kind: 'newsletter', to: newId(), messageId: newId() }), state: 'dead' }],
  }));
  await NewsletterMail.insertMany(dead);
  expect(await editor.post(`${path}/${id}/mailing/resend`, { which: 'failed' })).toMatchObject(refused);
  expect(await NewsletterMail.countDocuments({ newsletterId: id, 'outbox.state': 'dead' })).toBe(501);
});

test('the limit of an editor holds for all newsletters of 24 hours together', async () => {
  const sender = await createMember({ role: 'editor' });
  const visitor = await server.signInAs(sender._id);
  await Subscriber.deleteMany({ topics: 'people' });
  const some = await createSubscriber({ topics: ['people'] });
  const { _id, ...example } = some;
  const others = Array.from({ length: 299 }, () => {
    const email = `${newId()}@reader.example`;
    return { ...example, _id: newId(), email, emailNorm: email, words: [email] };
  });
  await Subscriber.insertMany(others);
  const begin = async () =>
    (await visitor.post(path, exampleNewsletterDraft({ slug: `letter-${newId()}`, topics: ['people'] }))).body
      .id;
  const publish = (id: string) => visitor.send('POST', `${path}/${id}/publish`, { headers: at(1) });
  const [first, second] = [await begin(), await begin()];
  const leftFor = async (id: string) => (await visitor.get(`${path}/${id}/mailing`)).body.recipientsLeft;
  expect(await leftFor(second)).toBe(500);
  expect((await publish(first)).status).toBe(200);
  expect(await leftFor(second)).toBe(200);
  const refusal = { status: 403, body: { message: expect.stringContaining('you can send to 200 more') } };
  expect(await publish(second)).toMatchObject(refusal);
  expect(await Mailing.exists({ _id: second })).toBeNull();
  // What it was started with does not keep it from being resumed.
  await visitor.post(`${path}/${first}/mailing/pause`);
  expect((await visitor.post(`${path}/${first}/mailing/resume`)).status).toBe(200);
  await Mailing.updateOne({ _id: first }, { startedAt: new Date(Date.now() - 25 * 3_600_000) });
  expect((await publish(second)).status).toBe(200);
});

test('newsletters that an editor sends at the same time count together too', async () => {
  const visitor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  await Subscriber.deleteMany({ topics: 'people' });
  const { _id, ...example } = await createSubscriber({ topics: ['people'] });
  const others = Array.from({ length: 299 }, () => {
    const email = `${newId()}@reader.example`;
    return { ...example, _id: newId(), email, emailNorm: email, words: [email] };
  });
  await Subscriber.insertMany(others);
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const draft = exampleNewsletterDraft({ slug: `letter-${newId()}`, topics: ['people'] });
    ids.push((await visitor.post(path, draft)).body.id);
  }
  const answers = await Promise.all(
    ids.map((id) => visitor.send('POST', `${path}/${id}/publish`, { headers: at(1) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
});

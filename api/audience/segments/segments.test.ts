import { setTimeout as sleep } from 'node:timers/promises';
import { SavedViewModel } from '../../identity/views/model';
import { newId } from '../../platform/db/newId';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { createMember, createSubscriber, startServer, type TestServer, type Visitor } from '../../testing';
import { Mailing, NewsletterMail } from '../mailings/model';
import { exampleNewsletterDraft } from '../newsletters/example';
import { issueLink } from '../subscribers/links';
import { Subscriber } from '../subscribers/model';
import { suppress } from '../subscribers/suppression';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([Subscriber.deleteMany({}), SavedViewModel.deleteMany({}), Mailing.deleteMany({})]);
});

const path = '/api/admin/newsletters';
const at = (version: number) => ({ 'If-Match': `"${version}"` });

const saveSegment = async (search: string, part = {}) =>
  (
    await editor.post('/api/admin/saved-views', {
      list: 'subscribers',
      name: 'From the footer',
      search,
      isShared: true,
      ...part,
    })
  ).body.id as string;
const create = async (segment: string, topics: ('support' | 'people')[] = []) =>
  (await editor.post(path, exampleNewsletterDraft({ slug: `letter-${newId()}`, segment, topics }))).body
    .id as string;
const send = (id: string, version = 1) =>
  editor.send('POST', `${path}/${id}/publish`, { headers: at(version) });
const getState = async (id: string, by = editor) => (await by.get(`${path}/${id}/mailing`)).body;
const recipientsOf = (id: string) => NewsletterMail.find({ newsletterId: id }).distinct('subscriberId');

async function waitFor(id: string, state: 'sending' | 'sent') {
  while (!(await Mailing.exists({ _id: id, state }))) {
    server.tick();
    await sleep(50);
  }
}

test('a newsletter goes to the active subscribers of its segment and topics, as the segment was when it was sent', async () => {
  const wanting = await createSubscriber({ place: 'footer', topics: ['people'] });
  await createSubscriber({ place: 'footer', topics: ['support'] });
  await createSubscriber({ place: 'blog', topics: ['people'] });
  await createSubscriber({ place: 'footer', status: 'pending', confirmedAt: undefined });
  await createSubscriber({ place: 'footer', status: 'unsubscribed' });
  await createSubscriber({ place: 'footer', pausedUntil: new Date(Date.now() + 60_000) });
  const segment = await saveSegment('source=footer&sort=oldest');
  const id = await create(segment, ['people']);
  const known = { segment: { id: segment, name: 'From the footer', isGone: false }, readers: 1 };
  expect(await getState(id)).toMatchObject({ ...known, state: 'unsent' });
  expect((await send(id)).status).toBe(200);
  await waitFor(id, 'sending');

  const change = { name: 'Everybody', search: '', isShared: true };
  expect((await editor.patch(`/api/admin/saved-views/${segment}`, change, at(1))).status).toBe(200);
  await Mailing.updateOne({ _id: id }, { state: 'gathering', reached: '' });
  await waitFor(id, 'sent');
  expect(await recipientsOf(id)).toEqual([wanting._id]);
  await SavedViewModel.deleteMany({});
  expect(await getState(id)).toMatchObject({ ...known, state: 'sent', sent: 1 });
  expect((await send(id, 2)).status).toBe(200);
});

test('who leaves the segment before the email is sent gets none', async () => {
  const { _id: subscriberId } = await createSubscriber({ topics: ['support'] });
  const id = await create('');
  const segment = { id: newId(), name: 'On people', search: 'topic=people' };
  const startedAt = new Date();
  await Mailing.create({ _id: id, state: 'sending', topics: [], segment, startedAt, startedBy: 'Ana' });
  const entry = newOutboxEntry({ kind: 'newsletter' as const, to: subscriberId, messageId: '<1>' });
  await NewsletterMail.create({ newsletterId: id, subscriberId, outbox: [entry] });
  await waitFor(id, 'sent');
  expect(await getState(id)).toMatchObject({ sent: 0, skipped: 1 });
});

test('a segment that was deleted, is not shared or has unknown filters is named before sending', async () => {
  await createSubscriber();
  const gone = await saveSegment('topic=people');
  await SavedViewModel.deleteOne({ _id: gone });
  const own = await saveSegment('topic=people', { name: 'Own', isShared: false });
  const unknown = await saveSegment('topic=weather', { name: 'Unknown' });
  const ofLeads = await saveSegment('', { name: 'Leads', list: 'leads' });
  for (const segment of [gone, own, unknown, ofLeads]) {
    const id = await create(segment);
    expect(await getState(id)).toMatchObject({ segment: { id: segment, isGone: true }, readers: 0 });
    expect((await send(id)).body.fieldErrors).toHaveProperty('segment');
    const body = { at: new Date(Date.now() + 3_600_000).toISOString() };
    const scheduling = await editor.send('PUT', `${path}/${id}/schedule`, { headers: at(1), body });
    expect(scheduling.body.fieldErrors).toHaveProperty('segment');
    expect(await Mailing.exists({ _id: id })).toBeNull();
  }
});

test('suppressed people are not counted until they subscribe again themselves', async () => {
  const keys = [{ version: '1', key: Buffer.alloc(32, 7) }];
  await createSubscriber({ email: 'ann@bücher.example' });
  const { _id, email } = await createSubscriber();
  const id = await create(await saveSegment(''));
  expect(await getState(id)).toMatchObject({ readers: 2 });
  await suppress(keys, 'ann@xn--bcher-kva.example', 'complained');
  await server.visitor().post(`/api/unsubscribe/${await issueLink(_id)}`);
  await Subscriber.updateOne({ email }, { status: 'active' });
  expect(await getState(id)).toMatchObject({ readers: 0 });
  expect((await send(id)).body.fieldErrors).toHaveProperty('segment');
  await Subscriber.updateOne({ email }, { status: 'unsubscribed' });
  const confirm = { token: await issueLink(_id), action: 'subscribe' };
  await server.visitor().post('/api/subscription/edit', confirm);
  expect(await getState(id)).toMatchObject({ readers: 1 });
});

test('a viewer does not see the name of a segment whose search can name a person', async () => {
  const viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  const named = await create(await saveSegment('q=dana', { name: 'Dana' }));
  const other = await create(await saveSegment('topic=people', { name: 'On people' }));
  expect((await getState(named, viewer)).segment).toMatchObject({ name: '' });
  expect((await getState(other, viewer)).segment).toMatchObject({ name: 'On people' });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { Enquiry } from '../../leads/enquiries/model';
import { newId } from '../../platform/db/newId';
import { currentSettings } from '../../settings/currentSettings';
import { Settings } from '../../settings/model';
import {
  createLead,
  createMember,
  createSubscriber,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { NewsletterMail } from '../mailings/model';
import { Subscriber } from '../subscribers/model';
import { stopSubscription } from '../subscribers/stopSubscription';
import type { SequenceDraft, SequenceEntry, SequenceStep } from './contract';
import { exampleSequenceDraft, exampleSequenceStep } from './example';
import { Sequence, SequenceRun, stepId } from './model';
import { runSequences } from './runSequences';
import { createBooking, createSteps, env, receive, runAt } from './sequences.fixture';

let server: TestServer;
let editor: Visitor;
let admin: Visitor;
beforeAll(async () => {
  // Without jobs: the test says when people move and emails are sent.
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const { collection } of [Subscriber, Sequence, SequenceRun, NewsletterMail])
    await collection.deleteMany({});
});

const path = '/api/admin/sequences';
const at = (version: number) => ({ 'If-Match': `"${version}"` });
/** The keys of `startServer`. */
const KEYS = [{ version: '1', key: Buffer.alloc(32, 7) }];
const HOUR_MS = 3_600_000;

async function create(part: Partial<SequenceDraft> = {}): Promise<SequenceEntry> {
  const reply = await editor.post(path, exampleSequenceDraft({ isEnabled: true, ...part }));
  expect(reply.status).toBe(201);
  return reply.body;
}
const read = async (id: string): Promise<SequenceEntry> => (await editor.get(`${path}/${id}`)).body;
const change = (id: string, version: number, part: Partial<SequenceDraft>) =>
  editor.send('PATCH', `${path}/${id}`, {
    body: exampleSequenceDraft({ isEnabled: true, ...part }),
    headers: at(version),
  });

async function setCounting(countsClicks: boolean): Promise<void> {
  await Settings.updateOne({ _id: 'site' }, { $set: { 'newsletters.countsClicks': countsClicks } });
  currentSettings.clear();
}
const runOf = (subscriberId: string) => SequenceRun.findOne({ subscriberId }).lean();

test('people who confirm get each step once when it is due, with unsubscribe headers, and the record shows it', async () => {
  const before = await createSubscriber();
  const { id } = await create({ topics: ['support'], steps: createSteps({ wait: '0' }, { wait: '48' }) });
  const reader = await createSubscriber({ topics: ['support'], confirmedAt: new Date() });
  await createSubscriber({ topics: ['people'], confirmedAt: new Date() });
  await createSubscriber({ status: 'pending', confirmedAt: undefined });
  await runAt(id, 0);
  expect(await SequenceRun.countDocuments({ sequenceId: id })).toBe(1);
  expect(await runOf(before._id)).toBeNull();
  expect(await receive(server, reader.email, 1)).toEqual(['Step 0']);
  const [mail] = await waitForMails(server.mailFolder, reader.email);
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail?.html).toContain('<strong>three articles</strong>');
  expect(mail?.html).not.toContain('View in browser');
  await runAt(id, 47);
  expect((await read(id)).figures).toMatchObject([
    { emailed: 1, waiting: 0 },
    { emailed: 0, waiting: 1 },
  ]);
  await runAt(id, 49);
  await runAt(id, 99);
  expect(await receive(server, reader.email, 2)).toEqual(['Step 0', 'Step 1']);
  expect(await read(id)).toMatchObject({ started: 1, finished: 1 });
  const { history } = (await editor.get(`/api/admin/subscribers/${reader._id}`)).body;
  expect(history).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'sequence_email', detail: 'Welcome: Step 1', mail: 'sent' }),
      expect.objectContaining({ kind: 'sequence_finished', detail: 'Welcome' }),
    ]),
  );

  const { version } = (await Subscriber.findById(reader._id).lean()) ?? { version: 0 };
  await admin.send('DELETE', `/api/admin/subscribers/${reader._id}`, { headers: at(version) });
  expect(await runOf(reader._id)).toBeNull();
  expect(await NewsletterMail.exists({ subscriberId: reader._id })).toBeNull();
});

test('a sequence ends at an unsubscribe, a bounce, a complaint, a booking, or without its topics, and says why', async () => {
  const { id } = await create({ topics: ['support'], steps: createSteps({ wait: '1' }) });
  const [leaves, bounces, complains, books, drops] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => createSubscriber({ topics: ['support'], confirmedAt: new Date() })),
  );
  await runAt(id, 0);
  await Subscriber.updateOne({ _id: leaves?._id }, { status: 'unsubscribed' });
  await stopSubscription(KEYS, bounces?.emailNorm ?? '', 'bounced', 'no mailbox');
  await stopSubscription(KEYS, complains?.emailNorm ?? '', 'complained', 'spam');
  await createBooking(books?.emailNorm ?? '', new Date(Date.now() + 1000));
  await Subscriber.updateOne({ _id: drops?._id }, { topics: ['people'] });
  await runAt(id, 2);
  const reasons = ['booked', 'bounced', 'complained', 'topics', 'unsubscribed'];
  const [figures] = (await read(id)).figures;
  expect(figures).toMatchObject({ waiting: 0, emailed: 0 });
  expect(figures?.stopped.map(({ reason }) => reason).sort()).toEqual(reasons);
  expect(await NewsletterMail.countDocuments({})).toBe(0);
  // Who subscribes again is not in it again.
  await Subscriber.updateOne({ _id: leaves?._id }, { status: 'active', confirmedAt: new Date() });
  await runAt(id, 3);
  expect(await runOf(leaves?._id ?? '')).toMatchObject({ state: 'stopped', reason: 'unsubscribed' });
});

test('an email that waits to be sent is not sent to who left since', async () => {
  const { id } = await create({ steps: createSteps({ wait: '0' }) });
  const reader = await createSubscriber({ confirmedAt: new Date() });
  await runAt(id, 0);
  await Subscriber.updateOne({ _id: reader._id }, { status: 'unsubscribed' });
  expect(await receive(server, reader.email, 0)).toEqual([]);
});

test('bookings and forms start a sequence for subscribers only', async () => {
  const booked = await create({ trigger: 'booked', steps: createSteps({ wait: '0' }) });
  const sequence = await create({
    trigger: 'form',
    form: 'lunch',
    steps: createSteps({ wait: '0', subject: 'Lunch' }),
  });
  const [books, asks] = [await createSubscriber(), await createSubscriber()];
  const now = new Date();
  for (const emailNorm of [books.emailNorm, 'nobody@reader.example']) await createBooking(emailNorm, now);
  for (const slug of ['lunch', 'other'])
    await Enquiry.collection.insertOne({
      _id: newId() as never,
      reference: newId(),
      status: 'new',
      createdAt: now,
      emailNorm: asks.emailNorm,
      form: { slug, name: slug },
    });
  await runAt(booked.id, 0.1);
  await runAt(sequence.id, 0.1);
  expect(await SequenceRun.countDocuments({})).toBe(2);
  expect(await receive(server, books.email, 1)).toEqual(['Step 0']);
  expect(await receive(server, asks.email, 1)).toEqual(['Lunch']);
});

test('a lead that moves to a stage starts a sequence, and one that was moved back does not', async () => {
  const noStage = exampleSequenceDraft({ trigger: 'stage' });
  expect((await editor.post(path, noStage)).body.fieldErrors).toHaveProperty('stage');
  const { id } = await create({ trigger: 'stage', stage: 'won', steps: createSteps({ wait: '0' }) });
  const move = async (reference: string, version: number, status: string) =>
    expect(
      (
        await editor.send('PATCH', `/api/admin/leads/${reference}`, {
          body: { status },
          headers: at(version),
        })
      ).status,
    ).toBe(200);
  const [buys, mistaken, talks] = await Promise.all([1, 2, 3].map(() => createSubscriber()));
  const [bought, undone, talked] = await Promise.all(
    [buys, mistaken, talks].map((reader) =>
      createLead({ email: reader?.email ?? '', emailNorm: reader?.emailNorm ?? '' }),
    ),
  );
  await move(bought?.reference ?? '', 1, 'won');
  await move(undone?.reference ?? '', 1, 'won');
  await move(undone?.reference ?? '', 2, 'new');
  await move(talked?.reference ?? '', 1, 'contacted');
  await runAt(id, 0.1);
  expect(await SequenceRun.distinct('subscriberId', { sequenceId: id })).toEqual([buys?._id]);
  expect(await receive(server, buys?.email ?? '', 1)).toEqual(['Step 0']);
});

test('conditions decide who gets a step: clicks and topics', async () => {
  const clicked = exampleSequenceDraft({ steps: createSteps({}, { condition: 'clicked' }) });
  expect((await editor.post(path, clicked)).body.fieldErrors).toHaveProperty(['steps.1.condition']);
  await setCounting(true);
  const first = exampleSequenceDraft({ steps: createSteps({ condition: 'clicked' }) });
  expect((await editor.post(path, first)).body.fieldErrors).toHaveProperty(['steps.0.condition']);
  const markdown = 'See [prices](https://site.example/pricing).';
  const { id } = await create({
    steps: createSteps(
      { wait: '0', markdown },
      { condition: 'clicked' },
      { wait: '0', condition: 'notClicked' },
      { wait: '0', condition: 'topic:security' },
    ),
  });
  const opens = await createSubscriber({ topics: ['support'], confirmedAt: new Date() });
  const ignores = await createSubscriber({ topics: ['security'], confirmedAt: new Date() });
  await runAt(id, 0);
  await receive(server, opens.email, 1);
  const [mail] = await waitForMails(server.mailFolder, opens.email);
  const [link] = /\/api\/newsletters\/links\/[^"]*/.exec(mail?.html ?? '') ?? [];
  await fetch(`${server.url}${link}`, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
  for (const hours of [25, 26, 27]) await runAt(id, hours);
  expect(await receive(server, opens.email, 2)).toEqual(['Step 0', 'Step 1']);
  expect(await receive(server, ignores.email, 3)).toEqual(['Step 0', 'Step 2', 'Step 3']);
  expect((await read(id)).figures.map(({ skipped }) => skipped)).toEqual([0, 1, 1, 1]);
  await setCounting(false);
});

test('people keep their position when a sequence is changed, and wait while it is off', async () => {
  const [one, two, three] = createSteps({ wait: '0' }, { wait: '24' }, { wait: '24' });
  const { id } = await create({ steps: [one, two, three] as SequenceStep[] });
  const reader = await createSubscriber({ confirmedAt: new Date() });
  await runAt(id, 0);
  expect((await change(id, 7, { steps: [one] as SequenceStep[] })).status).toBe(412);
  expect((await change(id, 1, { steps: [] })).body.fieldErrors).toHaveProperty('steps');
  // The second step is removed, and another one added before those that are done.
  const added = exampleSequenceStep({ key: 'added001', wait: '0', subject: 'Added' });
  expect((await change(id, 1, { steps: [added, one, three] as SequenceStep[] })).status).toBe(200);
  await runAt(id, 25);
  expect(await receive(server, reader.email, 2)).toEqual(['Step 0', 'Step 2']);

  const later = await createSubscriber({ confirmedAt: new Date() });
  await change(id, 2, { steps: [added, one, three] as SequenceStep[], isEnabled: false });
  // As a pass that had begun before.
  await runAt(id, 0);
  server.tick('deliver mail');
  while (await NewsletterMail.exists({ 'outbox.state': 'waiting' })) await sleep(20);
  expect(await waitForMails(server.mailFolder, later.email, 0)).toEqual([]);
  await runSequences(env);
  expect(await NewsletterMail.exists({ 'outbox.state': 'held' })).not.toBeNull();
  await change(id, 3, { steps: [added, one, three] as SequenceStep[] });
  await runSequences(env);
  expect((await receive(server, later.email, 2)).slice(0, 2)).toEqual(['Added', 'Step 0']);

  expect((await editor.send('DELETE', `${path}/${id}`, { headers: at(4) })).status).toBe(204);
  expect(await SequenceRun.countDocuments({ sequenceId: id })).toBe(0);
});

test('a pass that was interrupted after an email was created does not create a second one', async () => {
  const { id } = await create({ steps: createSteps({ wait: '0' }) });
  const reader = await createSubscriber({ confirmedAt: new Date() });
  await NewsletterMail.create([
    { newsletterId: stepId(id, 'step0000'), subscriberId: reader._id, outbox: [] },
  ]);
  await runAt(id, 0);
  expect(await NewsletterMail.countDocuments({ subscriberId: reader._id })).toBe(1);
  expect(await runOf(reader._id)).toMatchObject({ state: 'finished' });
});

test('a paused person waits for the end of the pause', async () => {
  const { id } = await create({ steps: createSteps({ wait: '1' }) });
  const reader = await createSubscriber({ confirmedAt: new Date() });
  await runAt(id, 0);
  const pausedUntil = new Date(Date.now() + 48 * HOUR_MS);
  await Subscriber.updateOne({ _id: reader._id }, { pausedUntil });
  await runAt(id, 30);
  expect(await runOf(reader._id)).toMatchObject({ state: 'waiting' });
  await Subscriber.updateOne({ _id: reader._id }, { $unset: { pausedUntil: 1 } });
  await runAt(id, 32);
  expect(await receive(server, reader.email, 1)).toEqual(['Step 0']);
});

import mongoose from 'mongoose';
import { Booking } from '../../bookings/model';
import { newId } from '../../platform/db/newId';
import { currentSettings } from '../../settings/currentSettings';
import { Settings } from '../../settings/model';
import {
  createLead,
  createMember,
  createSubscriber,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import type { NewsletterDraft } from '../newsletters/contract';
import { Subscriber } from '../subscribers/model';
import { at, deleteMailings, type MailingSite, path, startMailingSite } from './mailingSite.fixture';
import { Mailing, NewsletterMail } from './model';
import { subjectFor } from './subjectTest';

let site: MailingSite;
let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  site = await startMailingSite();
  ({ server, editor } = site);
});
afterAll(() => server.stop());
beforeEach(deleteMailings);

const setCounting = async (countsClicks: boolean) => {
  await Settings.updateOne({ _id: 'site' }, { $set: { 'newsletters.countsClicks': countsClicks } });
  currentSettings.clear();
};
const createReaders = (count: number) => Promise.all(Array.from({ length: count }, () => createSubscriber()));
const twoSubjects: Partial<NewsletterDraft> = { secondSubject: 'How', testShare: '50', testMeasure: 'leads' };

/** Sends one and waits until all emails of its test are sent. */
async function startTest(part: Partial<NewsletterDraft> = {}): Promise<string> {
  const id = await site.create({ ...twoSubjects, ...part });
  expect((await site.send(id)).status).toBe(200);
  await site.runUntil(() =>
    Mailing.exists({ _id: id, 'subjectTest.endsAt': mongoose.trusted({ $exists: true }) }),
  );
  return id;
}
const setTime = (id: string, part: object) => Mailing.updateOne({ _id: id }, { $set: part });
const isDue = { 'subjectTest.checkAt': new Date(0) };
const isOver = { ...isDue, 'subjectTest.endsAt': new Date(0) };

async function countSubjects(emails: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const email of emails) {
    const mails = await waitForMails(server.mailFolder, email);
    expect(mails).toHaveLength(1);
    const subject = mails[0]?.subject ?? '';
    counts[subject] = (counts[subject] ?? 0) + 1;
  }
  return counts;
}

test('a share of the recipients gets one of two subjects, and the others the one that more people click', async () => {
  await setCounting(true);
  const readers = await createReaders(110);
  const id = await startTest({ testMeasure: 'clicks' });
  const tested = await NewsletterMail.find({ newsletterId: id }).lean();
  const [first, second] = [0, 1].map((subject) => tested.filter((mail) => mail.subject === subject));
  expect(tested.length).toBeLessThan(110);
  const view = await site.getState(id);
  expect(view).toMatchObject({
    state: 'sending',
    readers: 110,
    sent: tested.length,
    queued: 110 - tested.length,
    subjectTest: { share: 50, measure: 'clicks', chosen: null, endsAt: expect.any(String) },
  });
  expect(view.subjectTest.subjects).toMatchObject([
    { subject: 'Why & when', sent: first?.length, clicks: 0 },
    { subject: 'How', sent: second?.length, clicks: 0 },
  ]);
  const click = { $set: { clicks: [{ link: 'a', at: new Date() }] } };
  await NewsletterMail.updateMany({ newsletterId: id, subject: 1 }, click);
  await setTime(id, isDue);
  expect(await site.waitUntilSent(id)).toMatchObject({
    readers: 110,
    sent: 110,
    queued: 0,
    skipped: 0,
    subjectTest: { chosen: 'second', chosenBy: 'result' },
  });
  expect(await countSubjects(readers.map(({ email }) => email))).toEqual({
    'Why & when': first?.length,
    How: 110 - (first?.length ?? 0),
  });
  await setCounting(false);
});

test('while there is not enough data the others wait, and when the time is over they get the first subject', async () => {
  const readers = await createReaders(24);
  const id = await startTest();
  const mail = await NewsletterMail.findOne({ newsletterId: id }).lean();
  const reader = await Subscriber.findById(mail?.subscriberId).lean();
  const booking = { emailNorm: reader?.emailNorm, status: 'confirmed', createdAt: new Date() };
  await Booking.collection.insertOne({ _id: newId() as never, appointmentId: newId(), ...booking });
  const other = await NewsletterMail.findOne({ newsletterId: id, _id: mongoose.trusted({ $ne: mail?._id }) });
  // What a member enters says nothing about the email.
  const { emailNorm } = await Subscriber.findById(other?.subscriberId).orFail().lean();
  await createLead({ emailNorm, manual: { source: 'phone', byId: 'member-1', by: 'Robin Example' } });
  await setTime(id, isDue);
  await site.runUntil(() =>
    Mailing.exists({ _id: id, 'subjectTest.checkAt': mongoose.trusted({ $gt: new Date() }) }),
  );
  const waiting = (await site.getState(id)).subjectTest;
  expect(waiting).toMatchObject({ chosen: null });
  expect(waiting.subjects.map(({ leads }: { leads: number }) => leads).sort()).toEqual([0, 1]);
  await setTime(id, isOver);
  expect(await site.waitUntilSent(id)).toMatchObject({
    readers: 24,
    sent: 24,
    subjectTest: { chosen: 'first', chosenBy: 'time' },
  });
  const tests = await NewsletterMail.countDocuments({ newsletterId: id, subject: 1 });
  const counts = await countSubjects(readers.map(({ email }) => email));
  expect(counts.How ?? 0).toBe(tests);
});

test('a member chooses a subject, once, and a pause holds the others', async () => {
  await createReaders(12);
  const id = await startTest();
  const choose = (subject: string) => editor.post(`${path}/${id}/mailing/subject`, { subject });
  expect((await editor.post(`${path}/${id}/mailing/pause`)).status).toBe(200);
  const name = (await editor.get('/api/auth/me')).body.user.name;
  expect(await choose('second')).toMatchObject({
    status: 200,
    body: { state: 'paused', subjectTest: { chosen: 'second', chosenBy: 'member', member: name } },
  });
  expect((await choose('first')).status).toBe(409);
  const before = await NewsletterMail.countDocuments({ newsletterId: id });
  server.tick('send newsletters');
  await editor.post(`${path}/${id}/mailing/resume`);
  expect(await site.waitUntilSent(id)).toMatchObject({ state: 'sent', readers: 12, sent: 12 });
  const rest = await NewsletterMail.find({
    newsletterId: id,
    subject: mongoose.trusted({ $exists: false }),
  }).lean();
  expect(rest).toHaveLength(12 - before);
  const plain = await site.create();
  await site.send(plain);
  expect((await editor.post(`${path}/${plain}/mailing/subject`, { subject: 'first' })).status).toBe(409);
});

test('unpublishing during a test cancels it for the others too', async () => {
  await createReaders(12);
  const id = await startTest();
  const { sent } = await site.getState(id);
  await editor.send('POST', `${path}/${id}/withdraw`, { headers: at(2) });
  expect(await site.waitUntilSent(id)).toMatchObject({
    state: 'canceled',
    readers: 12,
    sent,
    skipped: 12 - sent,
    subjectTest: { chosen: null },
  });
  expect((await editor.post(`${path}/${id}/mailing/subject`, { subject: 'first' })).status).toBe(409);
});

test('test emails, checks and errors concern both subjects', async () => {
  await createReaders(1);
  const member = await createMember({ role: 'editor' });
  const id = await site.create({ ...twoSubjects, testMeasure: 'clicks' });
  const { fieldErrors } = (await site.send(id)).body;
  expect(fieldErrors).toEqual({ testMeasure: expect.stringContaining('aren’t counted') });
  const same = await site.create({ ...twoSubjects, secondSubject: 'Why & when ' });
  expect((await site.send(same)).body.fieldErrors).toHaveProperty('secondSubject');
  await editor.post(`${path}/${id}/mailing/test`, { members: [member._id] });
  const mails = await waitForMails(server.mailFolder, member.email, 2);
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['Test: How', 'Test: Why & when']);
  const { checks } = await site.getState(id);
  expect(checks.slice(0, 3)).toMatchObject([
    { name: 'Subject' },
    { name: 'Second subject' },
    { name: 'Subject test', state: 'warn', message: expect.stringContaining('aren’t counted') },
  ]);
});

test('the share is the same in every process, and half of it tests each subject', () => {
  const subjectTest = { subjects: ['One', 'Two'], share: 20, measure: 'leads' as const, hours: 4 };
  const all = Array.from({ length: 5000 }, (_, index) =>
    subjectFor({ _id: 'letter', subjectTest }, `${index}`),
  );
  const countOf = (subject: unknown) => all.filter((each) => each === subject).length;
  expect([countOf(0), countOf(1), countOf(undefined)]).toEqual([515, 525, 3960]);
});

import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import type { Role } from '../../identity/users/contract';
import { Settings } from '../../settings/model';
import { createMember, startServer, type TestServer, type Visitor, waitForMails } from '../../testing';
import type { Calendar } from '../contract';
import { exampleBookingDraft } from '../example';
import { exampleHostDraft } from '../hosts/example';
import { BookingHost } from '../hosts/model';
import { Booking, BookingCell } from '../model';
import type { MeetingQuestion, MeetingTypeDraft } from './contract';
import { exampleMeetingTypeDraft } from './example';
import { MeetingTypeModel } from './model';
import { moveMeetingTypes } from './moveMeetingTypes';

let server: TestServer;
const members = new Map<Role, Visitor>();
const path = '/api/admin/meeting-types';
beforeAll(async () => {
  server = await startServer();
  const booking = { noticeMinutes: 0, holidays: [], heldAfter: { anHour: 10_000, ofWeek: 100 } };
  await Settings.updateOne({ _id: 'site' }, { $set: { booking } });
  for (const role of ['admin', 'editor', 'viewer'] as const)
    members.set(role, await server.signInAs((await createMember({ role }))._id));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([
    Booking.deleteMany({}),
    BookingCell.deleteMany({}),
    BookingHost.deleteMany({}),
    MeetingTypeModel.deleteMany({}),
  ]);
  const db = mongoose.connection.db as mongoose.mongo.Db;
  await db.collection('settings').updateOne({}, { $unset: { 'booking.types': '' } });
  await moveMeetingTypes(db);
});

const as = (role: Role) => members.get(role) as Visitor;
const at = (version: number) => ({ 'If-Match': `"${version}"` });

async function createType(part: Partial<MeetingTypeDraft> = {}) {
  const draft = exampleMeetingTypeDraft({ label: 'Onboarding call', ...part });
  const { status, body } = await as('admin').post(path, draft);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

async function readCalendar(type?: string): Promise<Calendar> {
  const { body } = await server.visitor().get(`/api/bookings/calendar${type ? `?type=${type}` : ''}`);
  return body;
}

async function freeTimes(type: string): Promise<string[]> {
  const free = (await readCalendar(type)).days.flatMap(({ slots }) => slots).filter(({ isFree }) => isFree);
  return free.map(({ at: time }) => time);
}

async function book(type: string, part: object = {}) {
  const startAt = (await freeTimes(type)).at(-1) ?? '';
  const draft = exampleBookingDraft({ type, startAt, email: `${randomUUID()}@example.com` });
  return server.visitor().post('/api/bookings', { ...draft, ...part });
}

const question = (part: Partial<MeetingQuestion>): MeetingQuestion => ({
  label: 'How many people work with you?',
  kind: 'text',
  options: [],
  isRequired: false,
  ...part,
});

describe('the meeting types of the settings', () => {
  test('become records in their order, once, and the booking page shows what it showed', async () => {
    await MeetingTypeModel.deleteMany({});
    const db = mongoose.connection.db as mongoose.mongo.Db;
    const types = [
      { slug: 'talk', label: 'Talk', minutes: 20, text: 'Just so.', place: 'phone' },
      { slug: 'consultation', label: 'A consultation', minutes: 30, text: 'Ask.', place: 'video' },
    ];
    await db.collection('settings').updateOne({}, { $set: { 'booking.types': types } });
    await moveMeetingTypes(db);
    await moveMeetingTypes(db);
    const shown = (await readCalendar()).types;
    expect(shown).toEqual(types.map((type) => ({ ...type, questions: [] })));
    expect(await MeetingTypeModel.findById('talk').lean()).toMatchObject({
      isRemindedDayBefore: true,
      isRemindedHourBefore: false,
      followUp: '',
      isActive: true,
      version: 1,
    });
  });
});

describe('a meeting type', () => {
  test('is added, changed at its version and deleted by admins, and keeps its address', async () => {
    const { id } = await createType({ link: 'https://meet.example.com/us' });
    expect(id).toBe('onboarding-call');
    const one = `${path}/${id}`;
    const draft = exampleMeetingTypeDraft({ label: 'First call' });
    expect((await as('editor').patch(one, draft, at(1))).status).toBe(403);
    const { body } = await as('admin').patch(one, draft, at(1));
    expect(body).toMatchObject({ id, label: 'First call', version: 2 });
    expect((await as('admin').patch(one, draft, at(1))).status).toBe(412);
    expect((await as('viewer').get(one)).body).toMatchObject({ id, upcoming: 0 });
    expect((await as('admin').send('DELETE', one, { headers: at(2) })).status).toBe(204);
  });

  test.each<[string, Partial<MeetingTypeDraft>, string]>([
    ['a name that is taken', { label: 'consultation' }, 'label'],
    ['a name without letters', { label: '!!!' }, 'label'],
    ['too little time', { minutes: 5 }, 'minutes'],
    ['an unsafe link', { link: 'javascript:alert(1)' }, 'link'],
    ['a question without words', { questions: [question({ label: ' ' })] }, 'questions'],
    ['the same question twice', { questions: [question({}), question({})] }, 'questions'],
    ['a choice of one', { questions: [question({ kind: 'choice', options: ['A'] })] }, 'questions'],
    ['an unknown host', { hostIds: ['nobody'] }, 'hostIds'],
  ])('is refused with %s, at the field', async (_name, part, field) => {
    const { status, body } = await as('admin').post(
      path,
      exampleMeetingTypeDraft({ label: 'Onboarding call', ...part }),
    );
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });

  test('is shown in its order, unless it is turned off; the last one stays', async () => {
    await createType();
    const shown = async () => (await readCalendar()).types.map(({ slug }) => slug);
    await as('admin').send('PUT', `${path}/order`, { body: { ids: ['onboarding-call', 'consultation'] } });
    expect(await shown()).toEqual(['onboarding-call', 'security-assessment', 'consultation']);
    for (const { id, version, label } of (await as('admin').get(path)).body.items) {
      const off = exampleMeetingTypeDraft({ label, isActive: false });
      const { status } = await as('admin').patch(`${path}/${id}`, off, at(version));
      expect([id, status]).toEqual([id, id === 'consultation' ? 409 : 200]);
    }
    expect(await shown()).toEqual(['consultation']);
    const startAt = (await freeTimes('consultation')).at(-1);
    const draft = exampleBookingDraft({ type: 'onboarding-call', startAt });
    expect((await server.visitor().post('/api/bookings', draft)).status).toBe(400);
    expect((await as('admin').send('DELETE', `${path}/consultation`, { headers: at(1) })).status).toBe(409);
  });
});

describe('the hosts of a meeting type', () => {
  const createHost = async (types: string[] = []) => {
    const { _id: userId } = await createMember({});
    expect(
      (await as('admin').post('/api/admin/booking-hosts', exampleHostDraft({ userId, types }))).status,
    ).toBe(201);
    return userId;
  };
  const typesOf = async (id: string) => (await BookingHost.findById(id).orFail().lean()).types;

  test('are all of them, or those chosen; only they are asked', async () => {
    const [first, second] = [await createHost(), await createHost()];
    const type = await createType({ hostIds: [second] });
    expect(type.hostIds).toEqual([second]);
    expect(await typesOf(first)).toEqual(['consultation', 'security-assessment']);
    expect(await typesOf(second)).toEqual([]);
    const { appointmentId } = (await book(type.id)).body.booking;
    expect((await Booking.findOne({ appointmentId }).lean())?.hostId).toBe(second);
    const all = await as('admin').patch(
      `${path}/${type.id}`,
      exampleMeetingTypeDraft({ label: 'Onboarding call' }),
      at(1),
    );
    expect(all.body.hostIds).toEqual([]);
    expect(await typesOf(first)).toContain(type.id);
  });

  test('always hold some meeting type', async () => {
    const only = await createHost(['consultation']);
    const other = await createHost();
    const without = exampleMeetingTypeDraft({ hostIds: [other] });
    const refused = await as('admin').patch(`${path}/consultation`, without, at(1));
    expect(refused.body.fieldErrors.hostIds).toContain('would have no meeting types left');
    expect((await as('admin').send('DELETE', `${path}/consultation`, { headers: at(1) })).status).toBe(409);
    expect(await typesOf(only)).toEqual(['consultation']);
    expect((await as('viewer').get(`${path}/consultation`)).body).toMatchObject({ version: 1, hostIds: [] });
  });
});

test('a booking of a deleted meeting type is moved to other times of its host, by guest and members', async () => {
  const { _id: userId } = await createMember({});
  const { id: type } = await createType();
  await as('admin').post(
    '/api/admin/booking-hosts',
    exampleHostDraft({ userId, types: [type, 'consultation'] }),
  );
  const { token, booking } = (await book(type)).body;
  expect((await as('admin').send('DELETE', `${path}/${type}`, { headers: at(1) })).status).toBe(204);
  const firstFree = ({ days }: Calendar) =>
    days.flatMap(({ slots }) => slots).find(({ isFree }) => isFree)?.at;
  const opened = await server.visitor().post('/api/bookings/verify', { token });
  const earlier = firstFree(opened.body.calendar);
  const byGuest = await server.visitor().post('/api/bookings/move', { token, startAt: earlier });
  expect(byGuest).toMatchObject({ status: 200, body: { startAt: earlier, label: 'Onboarding call' } });
  const one = `/api/admin/bookings/${booking.appointmentId}`;
  const times = await as('editor').get(`/api/admin/bookings/times?booking=${booking.appointmentId}`);
  const startAt = times.body.days.at(-1).slots.at(-1).at;
  const { version } = (await as('editor').get(one)).body;
  const byMember = await as('editor').post(`${one}/move`, { startAt }, at(version));
  expect(byMember).toMatchObject({ status: 200, body: { startAt, host: { id: userId } } });
});

describe('the questions of a meeting type', () => {
  const questions = [
    question({ isRequired: true }),
    question({ label: 'Which tools?', kind: 'choice', options: ['Microsoft 365', 'Google'] }),
    question({ label: 'Do you have a server?', kind: 'checkbox' }),
  ];

  test('are stored without empty lines between their answers', async () => {
    const options = ['Microsoft 365', '', 'Google', ' '];
    const type = await createType({ questions: [question({ kind: 'choice', options })] });
    expect(type.questions[0]?.options).toEqual(['Microsoft 365', 'Google']);
  });

  test('are asked, checked at each field, and their answers reach the team but not the guest', async () => {
    const { id } = await createType({ questions });
    expect((await readCalendar(id)).types.at(-1)?.questions).toEqual(questions);
    const answers = [
      { question: 'Which tools?', answer: 'Pen and paper' },
      { question: 'Something else', answer: 'Not asked' },
    ];
    const refused = await book(id, { answers });
    expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([
      400,
      ['answers.0', 'answers.1'],
    ]);
    const email = `${randomUUID()}@example.com`;
    const given = [
      { question: 'Which tools?', answer: 'Google' },
      { question: 'How many people work with you?', answer: 'Forty-two canaries' },
    ];
    const { body } = await book(id, { email, answers: given });
    const one = `/api/admin/bookings/${body.booking.appointmentId}`;
    expect((await as('editor').get(one)).body.answers).toEqual([given[1], given[0]]);
    expect(JSON.stringify((await as('viewer').get(one)).body)).not.toContain('canaries');
    const [toGuest] = await waitForMails(server.mailFolder, email);
    expect(JSON.stringify(toGuest)).not.toContain('canaries');
    const toTeam = await waitForMails(server.mailFolder, 'owner@emberline.example');
    expect(toTeam.some(({ text }) => text?.includes('Forty-two canaries'))).toBe(true);
  });
});

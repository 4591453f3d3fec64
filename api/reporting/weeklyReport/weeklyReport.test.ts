import { AnnotationModel } from '../../insights/annotations/model';
import { Event, type EventRecord } from '../../insights/events/model';
import { addDays, rollUp } from '../../insights/events/rollUp';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { event } from '../../insights/reports/generateEvents.fixture';
import { startOfSiteDay } from '../../insights/reports/siteHours';
import { createMember, startServer, type TestServer, waitForMails } from '../../testing';
import { ReportReader, WeeklyReport } from './model';
import { sendWeeklyReports } from './sendWeeklyReports';

const path = '/api/admin/analytics/report-email';
const mailFrom = 'hello@emberline.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const { collection } of [ReportReader, WeeklyReport, Event, AnnotationModel])
    await collection.deleteMany({});
});

// The Monday of next week, so that a member who turns the report on today gets it.
const today = toSiteDay(Date.now());
const monday = addDays(today, 7 - ((new Date(today).getUTCDay() + 6) % 7));
const morning = startOfSiteDay(monday).getTime() + 8 * 3_600_000;
const send = (now = morning) => sendWeeklyReports({ mailFrom }, now);

test('a member turns it on and off, for themselves alone', async () => {
  const [robin, dana] = await Promise.all(
    ['viewer', 'admin'].map(async (role) =>
      server.signInAs((await createMember({ role: role as 'viewer' }))._id),
    ),
  );
  expect((await robin?.get(path))?.body).toEqual({ isOn: false });
  for (let n = 0; n < 2; n += 1)
    expect((await robin?.send('PUT', path, { body: { isOn: true } }))?.body).toEqual({ isOn: true });
  expect((await robin?.get(path))?.body).toEqual({ isOn: true });
  expect((await dana?.get(path))?.body).toEqual({ isOn: false });
  expect((await robin?.send('PUT', path, { body: { isOn: false } }))?.body).toEqual({ isOn: false });
  expect(await ReportReader.countDocuments()).toBe(0);
  expect((await server.visitor().get(path)).status).toBe(401);
});

test('goes out once a week, from Monday morning on, to active members who had turned it on by then', async () => {
  const reader = await createMember({ role: 'viewer' });
  const late = await createMember({ role: 'viewer' });
  const former = await createMember({ role: 'viewer', status: 'disabled' });
  const before = new Date(morning - 1000);
  await ReportReader.create([
    { _id: reader._id, since: before },
    { _id: late._id, since: new Date(morning + 1000) },
    { _id: former._id, since: before },
  ]);
  await send(morning - 1);
  expect(await WeeklyReport.countDocuments()).toBe(0);
  await Promise.all([send(), send()]);
  await send(morning + 86_400_000);
  const sent = await WeeklyReport.find().lean();
  expect(sent.map(({ _id, outbox }) => [_id, outbox[0]?.to])).toEqual([
    [`${monday} ${reader._id}`, reader.email],
  ]);
  await send(morning + 7 * 86_400_000);
  expect(await WeeklyReport.countDocuments()).toBe(3);
});

test('says what changed, and links to the report', async () => {
  const noon = (day: string) => startOfSiteDay(day).getTime() + 12 * 3_600_000;
  const [week, weekBefore] = [addDays(monday, -7), addDays(monday, -14)];
  const visits = (day: string, count: number, part: Partial<EventRecord> = {}) =>
    Array.from({ length: count }, (_, n) => event(noon(day), `${part.source} ${n}`, part));
  await Event.insertMany([
    ...visits(weekBefore, 20, { source: 'google', medium: 'organic' }),
    ...visits(week, 20, { source: 'google', medium: 'organic' }),
    ...visits(week, 30, { source: 'news<b>', medium: 'email', campaign: 'november' }),
  ]);
  await rollUp(morning);
  await AnnotationModel.create({ day: week, text: 'Radio campaign began' });
  const reader = await createMember({ role: 'viewer' });
  await ReportReader.create({ _id: reader._id, since: new Date(0) });
  await send();
  const [mail] = await waitForMails(server.mailFolder, reader.email);
  expect(mail?.subject).toBe('Weekly report: 50 visitors, 0 leads');
  expect(mail?.text).toContain('Sum of daily visitors: 50 (20)');
  expect(mail?.text).toContain(
    'Channel Email: 30, before 0. If it had changed like the rest, the total would be 20.',
  );
  expect(mail?.text).toContain('Radio campaign began');
  expect(mail?.text).toContain(`/admin/analytics?period=custom&from=${week}&to=${addDays(monday, -1)}`);
  expect(mail?.html).not.toContain('news<b>');
});

test('counts one visitor as one', async () => {
  // Another week than that of other tests, whose rollups are stored.
  const [week, end] = [addDays(monday, 7), startOfSiteDay(addDays(monday, 14)).getTime() + 8 * 3_600_000];
  await Event.insertMany([event(startOfSiteDay(week).getTime() + 12 * 3_600_000, 'only', {})]);
  await rollUp(end);
  const reader = await createMember({ role: 'viewer' });
  await ReportReader.create({ _id: reader._id, since: new Date(0) });
  await send(end);
  const [mail] = await waitForMails(server.mailFolder, reader.email);
  expect(mail?.subject).toBe('Weekly report: 1 visitor, 0 leads');
});

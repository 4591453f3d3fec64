import { currentSettings } from '../../settings/currentSettings';
import { Settings } from '../../settings/model';
import { createMember, startServer, type TestServer } from '../../testing';
import { exampleBatch } from './example';
import { Event } from './model';

const path = '/api/events';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

test('signed-in members are not counted', async () => {
  const viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  expect((await viewer.post(path, exampleBatch())).status).toBe(202);
  expect(await Event.countDocuments()).toBe(0);
});

test('a program that names itself a bot is a robot, for this reason, and so is one without a name', async () => {
  const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  for (const agent of [google, '', phone])
    await server.visitor().post(path, exampleBatch({ vitals: [] }), { 'User-Agent': agent });
  const events = await Event.find().sort({ _id: 1 }).lean();
  expect(events.map(({ isRobot, robot }) => [isRobot, robot])).toEqual([
    [true, 'declared\tGooglebot\tGoogle'],
    [true, 'nameless\tNo user agent'],
    [undefined, undefined],
  ]);
  await Event.deleteMany({});
});

test('a browser that a program controls is a robot, whatever it calls itself', async () => {
  await server.visitor().post(path, exampleBatch({ isAutomated: true, vitals: [] }), { 'User-Agent': phone });
  expect(await Event.findOne().lean()).toMatchObject({ isRobot: true, robot: 'automated\tSafari' });
  await Event.deleteMany({});
});

test('visits from excluded networks are not counted', async () => {
  await Settings.updateOne({ _id: 'site' }, { analytics: { excludedNetworks: ['203.0.113.0/24'] } });
  currentSettings.clear();
  for (const address of ['203.0.113.9', '198.51.100.9'])
    expect((await server.visitor(address).post(path, exampleBatch({ vitals: [] }))).status).toBe(202);
  expect(await Event.countDocuments()).toBe(1);
  await Event.deleteMany({});
});

test('language, system, country and the time on a page are stored', async () => {
  const send = (batch: object) =>
    server.visitor('8.8.8.8').post(path, batch, { 'User-Agent': phone, 'Accept-Language': 'es-MX,es;q=0.9' });
  const engagement = [{ path: '/faq', value: 4200 }];
  await send(exampleBatch({ vitals: [], engagement }));
  const common = { system: 'iOS', language: 'es', country: 'US' };
  expect(await Event.find().lean()).toMatchObject([
    { ...common, name: 'page_view', medium: 'organic' },
    { ...common, name: 'engagement', path: '/faq', value: 4200 },
  ]);
  const tooLong = exampleBatch({ engagement: [{ path: '/', value: 1_800_001 }] });
  expect((await send(tooLong)).status).toBe(400);
});

test('properties hold no link of one person and no email address', async () => {
  const token = 'AbCdEf0123456789_AbCdEf0123456789-AbCdEf0123';
  const links = [
    `https://user@site2.customer-portal.example:8443/bookings/${token}?a=${token}`,
    `/bookings/${token}`,
    'mailto:jane@client.example',
    'https://portal.example/in',
    '+15125550100',
  ];
  const events = links.map((value) => ({ name: 'Link', path: '/', props: [{ name: 'link', value }] }));
  await Event.deleteMany({});
  await server.visitor().post(path, { events });
  const stored = await Event.find().lean();
  expect(stored.flatMap(({ props = [] }) => props.map(({ value }) => value)).sort()).toEqual(
    [
      'https://site2.customer-portal.example:8443/bookings/…',
      '/bookings/…',
      '…',
      'https://portal.example/in',
      '+15125550100',
    ].sort(),
  );
});

test('campaign parameters hold no email address and no token, as properties do', async () => {
  await Event.deleteMany({});
  const visit = {
    source: 'mailer dana@example.com',
    medium: 'email',
    campaign: '2026-q4-b2b-leads-houston',
    term: 'https://mailer.example/c/AbCdEf0123456789AbCdEf?e=dana@example.com',
    content: 'user-AbCdEf0123456789xYz 9f1c2d3e-0a1b-4c2d-8e3f-0123456789ab',
    rule: 'campaign',
  };
  const props = [{ name: 'plan', value: 'kX9vQ2mT7bLw_4ZrP8sNd3yHc6' }];
  const events = [{ name: 'page_view', path: '/', props }];
  await server.visitor().post(path, { visit, events });
  expect(await Event.findOne().lean()).toMatchObject({
    source: '…',
    campaign: '2026-q4-b2b-leads-houston',
    term: 'https://mailer.example/c/…',
    content: '… …',
    props: [{ name: 'plan', value: '…' }],
  });
});

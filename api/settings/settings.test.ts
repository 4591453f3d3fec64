import { AuditLog } from '../platform/audit/model';
import { createMember, startServer, type TestServer, type Visitor } from '../testing';
import type { AdminSettings } from './contract';
import { emptyFacts, initialCrawlers } from './initial';
import { Settings } from './model';
import { placeholderCalendar, removePlaceholderCalendar } from './removePlaceholderCalendar';

const path = '/api/admin/settings';
let server: TestServer;
let owner: Visitor;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer({
    BRAND_PHONE: '(512) 555-0150',
    MAIL_FROM: 'site@elsewhere.example',
    BRAND_SOCIALS: 'LinkedIn=https://www.linkedin.com/company/x',
  });
  owner = await server.signInAs((await createMember({ role: 'owner' }))._id);
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());

const readSettings = async (): Promise<AdminSettings> => (await admin.get(path)).body;

/** Saves a section with some fields changed, at its version. */
async function save(section: keyof AdminSettings, part: object, who = admin) {
  const { version, ...now } = await readSettings();
  const body = { ...(now[section as 'brand'] as object), ...part };
  return who.send('PATCH', `${path}/${section}`, { body, headers: { 'If-Match': `"${version}"` } });
}

test('only the owner sets the Google Ads account, with account and label together', async () => {
  const account = { adsId: 'AW-123456789', adsLabel: 'AbC-D_efG' };
  expect((await readSettings()).ads).toEqual({ adsId: '', adsLabel: '', adsPolicy: 'non_paid' });
  const { body } = await save('ads', { ...account, adsPolicy: 'all' }, owner);
  expect(body.ads).toEqual({ ...account, adsPolicy: 'all' });
  for (const part of [{ adsId: '' }, { adsLabel: '' }, { adsId: 'UA-1' }, { adsLabel: "x');alert(1)//" }]) {
    const { status, body } = await save('ads', part, owner);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, Object.keys(part)]);
  }
  expect((await save('ads', { adsId: '', adsLabel: '' }, owner)).status).toBe(200);
});

test('rules for crawlers are checked, and the key of IndexNow stays the same', async () => {
  const before = (await readSettings()).crawlers;
  expect(before).toEqual(initialCrawlers);
  const robotsRules = 'User-agent: *\nDisallow: /landing/partners';
  const { body } = await save('crawlers', { allowsAiTraining: false, robotsRules, usesIndexNow: true });
  expect(body.crawlers).toEqual({ ...before, allowsAiTraining: false, robotsRules, usesIndexNow: true });
  const stored = (await Settings.findById('site').lean())?.crawlers;
  expect(stored?.indexNowKey).toMatch(/^[0-9a-f]{32}$/);
  for (const usesIndexNow of [false, true]) await save('crawlers', { usesIndexNow });
  const again = (await Settings.findById('site').lean())?.crawlers;
  expect(again?.indexNowKey).toBe(stored?.indexNowKey);
  expect(Number(again?.indexNowSince)).toBeGreaterThan(Number(stored?.indexNowSince));
  const { status, body: refused } = await save('crawlers', { robotsRules: 'User-agent: *\nDisallow: /' });
  expect([status, refused.fieldErrors]).toEqual([
    400,
    { robotsRules: 'These rules hide the whole site from Googlebot. Please name the paths to block.' },
  ]);
});

test('excluded networks must be IP addresses or networks', async () => {
  expect((await save('analytics', { excludedNetworks: ['203.0.113.0/24', '2001:db8::1'] })).status).toBe(200);
  const { status, body } = await save('analytics', { excludedNetworks: ['203.0.113.0/33'] });
  expect([status, body.fieldErrors.excludedNetworks]).toEqual([
    400,
    expect.stringMatching(/203\.0\.113\.0\/33/),
  ]);
  expect((await save('analytics', { excludedNetworks: ['our office'] })).status).toBe(400);
  const wide = await save('analytics', { excludedNetworks: ['128.0.0.0/1'] });
  expect(wide.body.fieldErrors.excludedNetworks).toContain('would exclude too many visitors');
});

test('settings that let other sites act here require a step-up', async () => {
  const { _id } = await createMember({ role: 'owner' });
  const stale = await server.signInAs(_id, { factorAt: new Date(Date.now() - 601_000) });
  for (const section of ['booking', 'tags', 'ads', 'frames'] as const)
    expect((await save(section, {}, stale)).body.code).toBe('step_up');
  for (const section of ['brand', 'presence', 'facts', 'hours'] as const)
    expect((await save(section, {}, stale)).status).toBe(200);
});

test.each([
  ['brand', { name: '' }],
  ['brand', { name: 'A\nBcc: x@evil.example' }],
  ['brand', { phone: 'call us' }],
  ['brand', { phone: '<script>' }],
  ['brand', { email: 'foo@bar' }],
  ['brand', { postalCode: ' ' }],
  ['presence', { socials: ['javascript:alert(1)'] }],
  ['presence', { sealImage: 'https://evil.example/seal.png' }],
  ['facts', { officeHours: 'Monday all day' }],
  ['facts', { officeHours: 'Monday 09:00-12:00, 11:00-13:00' }],
  ['facts', { startingPrice: '$95\nper month' }],
  ['facts', { monitoring: 'x'.repeat(101) }],
  ['hours', { hours: '' }],
  ['hours', { hours: 'Someday 09:00-12:00' }],
  ['hours', { hours: 'Monday 12:00-09:00' }],
  ['hours', { hours: 'Monday 09:00-12:00, 11:00-13:00' }],
  ['hours', { hours: 'Monday 09:00-12:00\nTuesday 09:00-12:00\nmon 11:00-13:00' }],
  ['hours', { hours: 'Monday 25:00-26:00' }],
  ['hours', { holidays: '2026-02-30 Never' }],
  ['hours', { holidays: 'Christmas' }],
  ['hours', { noticeMinutes: -1 }],
  ['hours', { daysAhead: 1.5 }],
  ['hours', { step: '7' }],
  ['hours', { heldAfterAnHour: -1 }],
  ['hours', { heldAfterPercent: 0 }],
  ['booking', { bookingAddress: 'javascript:alert(1)' }],
  ['booking', { bookingProvider: 'http://cal.example' }],
  ['booking', { webMailPrefixes: ['https://'] }],
  ['booking', { webMailPrefixes: ['javascript:'] }],
  ['tags', { tagManagerId: "GTM-X');alert(1)//" }],
  ['tags', { consentMode: 'none' }],
  ['frames', { frameOrigins: ["https://a.example'; script-src *"] }],
  ['frames', { frameOrigins: ['https://a.example/path'] }],
  ['frames', { frameOrigins: ['*'] }],
] as const)('%s refuses %j with an error at the field', async (section, part) => {
  const { status, body } = await save(section, part);
  expect({ status, at: Object.keys(body.fieldErrors ?? {}) }).toEqual({ status: 400, at: Object.keys(part) });
});

test('removes the external calendar, and the placeholder that older sites were seeded with', async () => {
  expect((await save('booking', { bookingAddress: '' })).status).toBe(200);
  await Settings.updateOne({ _id: 'site' }, { $set: { bookingAddress: placeholderCalendar } });
  await removePlaceholderCalendar();
  expect((await readSettings()).booking.bookingAddress).toBe('');
  await Settings.updateOne({ _id: 'site' }, { $set: { bookingAddress: 'https://cal.example/us' } });
  await removePlaceholderCalendar();
  expect((await readSettings()).booking.bookingAddress).toBe('https://cal.example/us');
});

test('reports unreadable text by its line', async () => {
  const { body } = await save('hours', { hours: 'Monday 09:00-12:00\n\nTuesday all day' });
  expect(body.fieldErrors.hours).toBe('Line 3: enter hours as 09:00-12:00, 13:00-17:00.');
});

test('saves a section at its version and records the changes', async () => {
  const { version, brand } = await readSettings();
  const put = (part: object) =>
    admin.send('PATCH', `${path}/brand`, {
      body: { ...brand, ...part },
      headers: { 'If-Match': `"${version}"` },
    });
  const saved = await put({ name: ' Northwind ' });
  expect(saved.body).toMatchObject({ brand: { name: 'Northwind' }, version: version + 1 });
  expect((await put({ name: 'Late' })).status).toBe(412);
  expect((await admin.send('PATCH', `${path}/brand`, { body: brand })).status).toBe(400);
  const line = await AuditLog.findOne({ entity: 'settings', entityId: 'brand' }).sort({ at: -1 }).lean();
  expect(line).toMatchObject({ action: 'change the settings' });
  expect(JSON.stringify(line?.changes)).toContain('Northwind');
});

test('all pages receive the change, and other settings stay', async () => {
  await save('brand', { phone: '(512) 555-0177' });
  await save('presence', { socials: ['https://www.linkedin.com/company/x', 'https://a.example/us'] });
  await save('frames', { frameOrigins: ['https://partner.example'] });
  await save('booking', { webMailPrefixes: ['https://post.'] });
  let { body } = await server.visitor().get('/api/site');
  while (!body.settings.webMailPrefixes) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    ({ body } = await server.visitor().get('/api/site'));
  }
  expect(body).toMatchObject({
    frameOrigins: ['https://partner.example'],
    settings: {
      isFramable: true,
      phone: '(512) 555-0177',
      phoneHref: 'tel:+15125550177',
      webMailPrefixes: ['https://post.'],
      socials: [
        { name: 'LinkedIn', url: 'https://www.linkedin.com/company/x' },
        { name: 'a.example', url: 'https://a.example/us' },
      ],
    },
  });
  expect(JSON.stringify(body)).not.toContain('elsewhere.example');
});

test('facts are public once they are set, and empty ones can be saved', async () => {
  const { body } = await save('facts', { officeHours: 'fri 8:00-12:00', startingPrice: '' });
  expect(body.fieldErrors).toHaveProperty('officeHours');
  const facts = { officeHours: 'fri 08:00-12:00\nMonday 08:00-17:00', responseTarget: ' 15 minutes ' };
  expect((await save('facts', facts)).status).toBe(200);
  const stored = {
    ...emptyFacts,
    officeHours: 'Monday 08:00-17:00\nFriday 08:00-12:00',
    responseTarget: '15 minutes',
  };
  expect((await readSettings()).facts).toEqual(stored);
  let site = await server.visitor().get('/api/site');
  while (!site.body.settings.facts?.responseTarget) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    site = await server.visitor().get('/api/site');
  }
  expect(site.body.settings.facts).toEqual(stored);
});

test('the calendar uses new hours and holidays at once', async () => {
  const text = {
    hours: 'Sat 10:00-11:00\nMonday 09:00-10:00, 13:00-14:00',
    holidays: '2027-05-31 Memorial Day\n2026-12-25 Christmas',
    heldAfterAnHour: 2,
    heldAfterPercent: 35,
  };
  const { status, body } = await save('hours', text);
  expect(status).toBe(200);
  expect(body.hours).toMatchObject({
    hours: 'Monday 09:00-10:00, 13:00-14:00\nSaturday 10:00-11:00',
    holidays: '2026-12-25 Christmas\n2027-05-31 Memorial Day',
    heldAfterAnHour: 2,
    heldAfterPercent: 35,
  });
  expect((await Settings.findById('site').lean())?.booking?.heldAfter).toEqual({ anHour: 2, ofWeek: 0.35 });
  const weekdays = async () => {
    const { body: calendar } = await server.visitor().get('/api/bookings/calendar');
    return [...new Set(calendar.days.map(({ day }: { day: string }) => new Date(day).getUTCDay()))].sort();
  };
  while (String(await weekdays()) !== '1,6') await new Promise((resolve) => setTimeout(resolve, 250));
});

test('warns of differences to the environment and of missing email', async () => {
  await save('brand', { phone: '(512) 555-0199' });
  const { warnings, mail } = await readSettings();
  const words = warnings.map(({ section, text }) => `${section}: ${text}`);
  expect(words).toContainEqual(
    expect.stringMatching(
      /^brand: BRAND_PHONE is “\(512\) 555-0150”, but this section has “\(512\) 555-0199”/,
    ),
  );
  expect(words).toContainEqual(expect.stringMatching(/^brand: Email isn’t connected/));
  expect(mail).toMatchObject({ state: 'this machine', from: 'site@elsewhere.example' });
  await save('brand', { phone: '(512) 555-0150' });
  expect((await readSettings()).warnings.some(({ text }) => text.includes('BRAND_PHONE'))).toBe(false);
  const social = 'https://www.linkedin.com/company/x';
  const drifts = async () =>
    (await readSettings()).warnings.filter(({ text }) => text.includes('BRAND_SOCIALS'));
  await save('presence', { socials: [] });
  expect(await drifts()).toMatchObject([{ section: 'presence', text: expect.stringContaining(social) }]);
  await save('presence', { socials: [social] });
  expect(await drifts()).toEqual([]);
  await save('booking', { bookingProvider: 'https://cal.com/us' });
  expect((await readSettings()).warnings).toContainEqual(
    expect.objectContaining({ section: 'booking', text: expect.stringContaining('CAL_WEBHOOK_SECRET') }),
  );
});

import { newId } from '../../platform/db/newId';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { currentSettings } from '../../settings/currentSettings';
import { initialNewsletterSettings } from '../../settings/initial';
import { createMember, createSubscriber, type Visitor } from '../../testing';
import { at, deleteMailings, type MailingSite, path, startMailingSite } from './mailingSite.fixture';
import { Mailing, NewsletterMail } from './model';
import { releaseReserved } from './resendMails';
import { quietEnd } from './sendingTimes';

const ZONE = 'America/Chicago';

test.each([
  ['20:00', '07:00', '2026-11-28T01:59:00Z', undefined],
  ['20:00', '07:00', '2026-11-28T02:00:30Z', '2026-11-28T13:00:00.000Z'],
  ['20:00', '07:00', '2026-11-28T12:59:59Z', '2026-11-28T13:00:00.000Z'],
  ['20:00', '07:00', '2026-11-28T13:00:00Z', undefined],
  ['12:00', '13:30', '2026-07-01T17:10:00Z', '2026-07-01T18:30:00.000Z'],
  ['12:00', '12:00', '2026-07-01T17:00:00Z', undefined],
  ['', '', '2026-07-01T17:00:00Z', undefined],
])('quiet from %s until %s: at %s, newsletters wait until %s', (quietFrom, quietUntil, now, end) => {
  expect(quietEnd(new Date(now), { quietFrom, quietUntil }, ZONE)?.toISOString()).toBe(end);
});

describe('a mailing', () => {
  let site: MailingSite;
  let admin: Visitor;
  beforeAll(async () => {
    site = await startMailingSite();
    admin = await site.server.signInAs((await createMember({ role: 'admin' }))._id);
  });
  afterAll(() => site.server.stop());
  beforeEach(deleteMailings);

  async function change(part: object) {
    const { version } = (await admin.get('/api/admin/settings')).body;
    const response = await admin.send('PATCH', '/api/admin/settings/newsletters', {
      body: { ...initialNewsletterSettings, ...part },
      headers: { 'If-Match': `"${version}"` },
    });
    currentSettings.clear();
    return response;
  }
  /** Runs jobs until each waiting email has been tried or waits for later. */
  const runUntilQuiet = () =>
    site.runUntil(async () => {
      const [all, due] = await Promise.all([
        NewsletterMail.countDocuments({}),
        NewsletterMail.collection.countDocuments({
          outbox: {
            $elemMatch: {
              state: 'waiting',
              $or: [{ nextAt: { $lte: new Date() } }, { isUnderWay: true }, { lease: { $exists: true } }],
            },
          },
        }),
      ]);
      return all > 0 && due === 0;
    });
  const officeTime = (offsetHours: number) =>
    new Date(Date.now() + offsetHours * 3_600_000).toLocaleTimeString('en-GB', {
      timeZone: ZONE,
      hour: '2-digit',
      minute: '2-digit',
    });

  test('waits for the end of the quiet hours, and says so', async () => {
    await createSubscriber();
    await createSubscriber();
    await change({ quietFrom: officeTime(-2), quietUntil: officeTime(2) });
    const id = await site.create();
    await site.send(id);
    await site.waitUntilSending(id);
    await runUntilQuiet();
    const state = await site.getState(id);
    expect(state).toMatchObject({ state: 'sending', queued: 2, sent: 0, quietUntil: expect.any(String) });
    await change({});
    expect(await site.waitUntilSent(id)).toMatchObject({ state: 'sent', sent: 2, quietUntil: null });
  });

  test('sends at its rate to each domain, and keeps the time of each email', async () => {
    for (const name of ['ann', 'bob', 'cat']) await createSubscriber({ email: `${name}@slow.example` });
    await createSubscriber({ email: 'dan@other.example' });
    await change({ perMinute: 1 });
    const id = await site.create();
    await site.send(id);
    await site.waitUntilSending(id);
    await runUntilQuiet();
    expect(await site.getState(id)).toMatchObject({ sent: 2, queued: 2 });
    const waiting = await NewsletterMail.find({ 'outbox.state': 'waiting' })
      .sort({ 'outbox.nextAt': 1 })
      .lean();
    const [first = 0, second = 0] = waiting.map(({ outbox }) => outbox[0]?.nextAt?.getTime());
    expect(second - first).toBe(60_000);
    expect(await site.waitUntilSent(id)).toMatchObject({ state: 'sent', sent: 4 });
  });

  test('a canceled mailing waits for nothing', async () => {
    for (const name of ['eve', 'fay', 'gus']) await createSubscriber({ email: `${name}@late.example` });
    await change({ perMinute: 1 });
    const id = await site.create();
    await site.send(id);
    await site.waitUntilSending(id);
    await runUntilQuiet();
    await change({ quietFrom: officeTime(-2), quietUntil: officeTime(2) });
    await site.editor.send('POST', `${path}/${id}/withdraw`, { headers: at(2) });
    await site.runUntil(() => Mailing.exists({ _id: id, state: 'sent' }));
    expect(await site.getState(id)).toMatchObject({ state: 'canceled', queued: 0, sent: 1, skipped: 2 });
  });

  test('releasing what waits for its time leaves what is being sent', async () => {
    const id = newId();
    const due = new Date(Date.now() + 60_000);
    const create = (isUnderWay: boolean) =>
      NewsletterMail.create({
        newsletterId: id,
        subscriberId: newId(),
        outbox: [
          {
            ...newOutboxEntry({ kind: 'newsletter', to: 'x', messageId: newId() }),
            nextAt: due,
            isReserved: true,
            isUnderWay,
          },
        ],
      });
    const [sending] = [await create(true), await create(false)];
    expect(await releaseReserved(id)).toBe(1);
    expect(await NewsletterMail.findById(sending._id).lean()).toMatchObject({
      outbox: [{ isUnderWay: true, nextAt: due }],
    });
  });

  test('quiet hours have a beginning and an end', async () => {
    const { status, body } = await change({ quietFrom: '20:00' });
    expect([status, body.fieldErrors]).toEqual([400, { quietUntil: 'Please enter both times, or neither.' }]);
    expect((await change({ quietFrom: '8 PM', quietUntil: '07:00' })).status).toBe(400);
  });
});

import { createHash } from 'node:crypto';
import { User } from '../../identity/users/model';
import { waitForMails } from '../../testing';
import { decide } from '../../testing/calendars/startCalendars';
import { BusyCalendarModel } from '../busyCalendars/model';
import { CalendarAppModel } from '../calendarApps/model';
import { COMPLETE, type ConnectedSite, startConnectedSite } from './connectedSite.fixture';
import { ConnectionModel, RevocationModel } from './model';

let site: ConnectedSite;
beforeAll(async () => {
  site = await startConnectedSite();
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const both = ['google', 'microsoft'] as const;

describe('connecting', () => {
  test.each(both)('a host connects %s with PKCE, and tokens are never returned', async (provider) => {
    const { host, path, id } = await site.createHost();
    const { google, microsoft } = site.calendars;
    const account = provider === 'google' ? google : microsoft;
    const begun = await host.post(`${path}/authorize`, { provider, addsBookings: false });
    const query = new URL(begun.body.url).searchParams;
    expect(query.get('redirect_uri')).toBe(`${site.server.origin}/admin/bookings/calendar-connection`);
    expect(query.get('scope')?.split(' ')).toEqual(
      provider === 'google'
        ? [
            'https://www.googleapis.com/auth/calendar.freebusy',
            'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
          ]
        : ['offline_access', 'https://graph.microsoft.com/Calendars.Read'],
    );
    const answered = await host.post(COMPLETE, await decide(begun.body.url));
    expect([answered.status, answered.body]).toEqual([
      200,
      { hostId: id, provider, account: account.address },
    ]);
    const { code_verifier: verifier = '' } = account.tokenForms[0] ?? {};
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    expect([verifier.length >= 43, challenge]).toEqual([true, query.get('code_challenge')]);
    const { body } = await host.get(path);
    expect(body.items).toEqual([
      expect.objectContaining({
        provider,
        account: account.address,
        state: 'connected',
        canAddBookings: false,
      }),
    ]);
    // All pages of the list; the main calendar blocks time at first, and nothing is added.
    expect(body.items[0].calendars.map(({ isBusy }: { isBusy: boolean }) => isBusy)).toEqual([
      true,
      false,
      false,
    ]);
    expect(body.items[0].bookingCalendar).toBe('');
    const stored = JSON.stringify([await ConnectionModel.find().lean(), body]);
    for (const token of [...account.grants.keys(), ...account.access]) expect(stored).not.toContain(token);
  });

  test('a state counts once, for ten minutes, in the session that began it', async () => {
    const { host, path, id } = await site.createHost();
    const begin = async () => {
      const { body } = await host.post(`${path}/authorize`, { provider: 'google', addsBookings: true });
      return decide(body.url);
    };
    const query = await begin();
    const thief = await site.createHost();
    const sameMember = await site.server.signInAs(id);
    for (const other of [thief.host, sameMember, site.admin]) {
      const { status, body } = await other.post(COMPLETE, query);
      expect([status, body.code]).toEqual([422, 'attempt_expired']);
    }
    // Of two at once, one is accepted.
    const answers = await Promise.all([host.post(COMPLETE, query), host.post(COMPLETE, query)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await host.post(COMPLETE, query)).status).toBe(422);
    const forged = { ...(await begin()), state: 'A'.repeat(43) };
    expect((await host.post(COMPLETE, forged)).status).toBe(422);
    expect(await ConnectionModel.countDocuments()).toBe(1);
    // A code of another attempt does not fit the verifier of this one.
    const [one, other] = [await begin(), await begin()];
    const mixed = await host.post(COMPLETE, { state: one.state, code: other.code });
    expect([mixed.status, mixed.body.message]).toEqual([
      422,
      'Google didn’t accept the attempt. Connect the calendar again.',
    ]);
  });

  test('a refusal is explained, and nothing is connected', async () => {
    const { host, path } = await site.createHost();
    const { google } = site.calendars;
    const attempt = async (decision: 'allow' | 'deny' = 'allow') => {
      const { body } = await host.post(`${path}/authorize`, { provider: 'google', addsBookings: true });
      return host.post(COMPLETE, await decide(body.url, decision));
    };
    const denied = await attempt('deny');
    expect([denied.status, denied.body.message]).toEqual([
      422,
      'You didn’t give access at Google. Nothing was connected.',
    ]);
    google.faults.withheld = ['calendar.freebusy'];
    expect((await attempt()).body.message).toMatch(/didn’t give access to your calendars/);
    google.heal();
    const query = await decide(
      (await host.post(`${path}/authorize`, { provider: 'google', addsBookings: true })).body.url,
    );
    google.faults.isDown = true;
    const down = await host.post(COMPLETE, query);
    expect([down.status, down.body.message]).toEqual([503, 'Google has a problem (HTTP 503).']);
    google.heal();
    await CalendarAppModel.updateOne(
      { _id: 'google' },
      { $set: { clientId: 'demo-client' }, $unset: { clientSecret: '' } },
    );
    const off = await host.post(`${path}/authorize`, { provider: 'google', addsBookings: true });
    expect([off.status, off.body.message]).toEqual([422, 'Google isn’t set up. Ask an admin.']);
    expect((await host.get(path)).body).toMatchObject({
      providers: [{ isConfigured: false }, { isConfigured: true }],
      items: [],
    });
    // Without permission to add bookings, the rest works.
    await site.register();
    google.faults.withheld = ['calendar.events.owned'];
    expect((await attempt()).status).toBe(200);
    expect((await host.get(path)).body.items[0]).toMatchObject({
      canAddBookings: false,
      bookingCalendar: '',
    });
  });

  test('only hosts connect their own account; admins see it without calendars, and disconnect it', async () => {
    const { host, path } = await site.createHost();
    await site.connect(host, path, 'google');
    const other = (await site.createHost()).host;
    const draft = { provider: 'google', addsBookings: true };
    const { id, version } = (await host.get(path)).body.items[0];
    const choice = { busyCalendars: [], bookingCalendar: '' };
    const ifMatch = { 'If-Match': `"${version}"` };
    expect([
      (await other.get(path)).status,
      (await other.post(`${path}/authorize`, draft)).status,
      (await site.admin.post(`${path}/authorize`, draft)).status,
      (await other.patch(`${path}/${id}`, choice, ifMatch)).status,
      (await site.admin.patch(`${path}/${id}`, choice, ifMatch)).status,
      (await other.send('DELETE', `${path}/${id}`, {})).status,
    ]).toEqual([403, 403, 403, 403, 403, 403]);
    expect((await site.admin.get(path)).body.items[0]).toMatchObject({ calendars: [], bookingCalendar: '' });
    const { google } = site.calendars;
    const [token] = [...google.grants.keys()];
    google.faults.isDown = true;
    expect((await site.admin.send('DELETE', `${path}/${id}`, {})).status).toBe(204);
    expect(await BusyCalendarModel.countDocuments({ connectionId: id })).toBe(0);
    await site.sync();
    // The access is withdrawn once Google answers again.
    google.heal();
    await RevocationModel.updateMany({}, { $set: { nextAt: new Date(0) } });
    await site.sync();
    expect(google.revoked).toEqual([token]);
    expect(await RevocationModel.countDocuments()).toBe(0);
  });

  test('an account that is connected again keeps its access', async () => {
    const { host, path } = await site.createHost();
    await site.connect(host, path, 'google');
    const { id } = (await host.get(path)).body.items[0];
    await host.send('DELETE', `${path}/${id}`, {});
    await site.connect(host, path, 'google');
    await site.sync();
    expect(site.calendars.google.revoked).toEqual([]);
    expect((await host.get(path)).body.items).toHaveLength(1);
  });

  test('tokens of members who leave or lose their role are deleted and withdrawn', async () => {
    const [left, demoted, removed] = await Promise.all([
      site.createHost(),
      site.createHost(),
      site.createHost(),
    ]);
    for (const { host, path } of [left, demoted, removed]) await site.connect(host, path, 'google');
    await User.updateOne({ _id: left.id }, { $set: { status: 'disabled' } });
    await User.updateOne({ _id: demoted.id }, { $set: { role: 'viewer' } });
    await site.admin.send('DELETE', `/api/admin/booking-hosts/${removed.id}`, {
      headers: { 'If-Match': '"1"' },
    });
    expect(await ConnectionModel.countDocuments()).toBe(2);
    await site.sync();
    expect(await ConnectionModel.countDocuments()).toBe(0);
    expect(site.calendars.google.revoked).toHaveLength(3);
  });
});

describe('access', () => {
  test.each(both)('is renewed at %s once its token is rejected', async (provider) => {
    const { host, path } = await site.createHost();
    await site.connect(host, path, provider);
    const account = site.calendars[provider];
    const before = [...account.grants.keys()];
    account.access.clear();
    const { id } = (await host.get(path)).body.items[0];
    // Two at once renew it once: a refresh token of Microsoft's counts only once here.
    const checks = await Promise.all([1, 2].map(() => host.post(`${path}/${id}/check`)));
    expect(checks.map(({ body }) => [body.state, body.problem])).toEqual([
      ['connected', ''],
      ['connected', ''],
    ]);
    const renewals = account.tokenForms.filter(({ grant_type }) => grant_type === 'refresh_token');
    expect(renewals.map(({ refresh_token }) => refresh_token)).toEqual(before);
    account.access.clear();
    expect((await host.post(`${path}/${id}/check`)).body.state).toBe('connected');
  });

  test('that has ended asks the host to reconnect, by email once, and their choices stay', async () => {
    const { host, path, email } = await site.createHost();
    await site.connect(host, path, 'microsoft');
    const { microsoft } = site.calendars;
    const family = microsoft.calendars[1]?.id as string;
    const [{ id, version }] = (await host.get(path)).body.items;
    const choice = { busyCalendars: [family], bookingCalendar: family };
    await host.patch(`${path}/${id}`, choice, { 'If-Match': `"${version}"` });
    microsoft.endAccess();
    await site.read();
    await site.read(11);
    const [ended] = (await host.get(path)).body.items;
    expect(ended).toMatchObject({
      state: 'reconnect',
      problem: 'Microsoft no longer accepts the access.',
    });
    const record = await ConnectionModel.findById(id).lean();
    expect([record?.refreshToken, record?.accessToken]).toEqual([undefined, undefined]);
    site.server.tick('deliver mail');
    const mails = await waitForMails(site.server.mailFolder, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Reconnect your Microsoft calendar']);
    const draft = { provider: 'microsoft', addsBookings: true, connection: id };
    const { url } = (await host.post(`${path}/authorize`, draft)).body;
    expect(new URL(url).searchParams.get('login_hint')).toBe(microsoft.address);
    await host.post(COMPLETE, await decide(url));
    expect((await host.get(path)).body.items).toEqual([
      expect.objectContaining({ id, state: 'connected', problem: '', bookingCalendar: family }),
    ]);
    expect(await BusyCalendarModel.find({ connectionId: id }).lean()).toEqual([
      expect.objectContaining({ calendarId: family }),
    ]);
  });

  test('with a wrong client secret is a problem of the site, not of the host', async () => {
    const { host, path } = await site.createHost();
    await site.connect(host, path, 'google');
    await ConnectionModel.updateMany({}, { $set: { accessUntil: new Date(0) } });
    Object.assign(site.calendars.google, { clientSecret: 'another' });
    const { id } = (await host.get(path)).body.items[0];
    expect((await host.post(`${path}/${id}/check`)).body).toMatchObject({
      state: 'connected',
      problem: 'Google doesn’t accept the client ID or secret of this site.',
    });
  });
});

import { demoApp } from '../../bookings/calendarApps/contract';
import { exampleHostDraft } from '../../bookings/hosts/example';
import type { Reply } from '../../testing';
import { decide } from '../../testing/calendars/startCalendars';
import type { Member, Scenario } from './Scenario.fixture';

const hostPath = '/api/admin/booking-hosts';
const appPath = '/api/admin/calendar-apps';
const complete = `${hostPath}/connections/complete`;
const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

/** Registers the site with the stand-in of Google. */
async function register(member: Member): Promise<Reply> {
  const [google] = (await member.get(appPath)).body.items;
  const draft = { ...demoApp, tenant: '' };
  return member.patch(`${appPath}/google`, draft, ifMatch(google.version));
}

/** The member as a host who takes no bookings, on the way to Google. */
async function begin(member: Member): Promise<Reply> {
  await register(member);
  await member.post(hostPath, exampleHostDraft({ userId: member.id, isActive: false }));
  const draft = { provider: 'google', addsBookings: false };
  return member.post(`${hostPath}/${member.id}/connections/authorize`, draft);
}

async function connect(member: Member): Promise<Reply> {
  return member.post(complete, await decide((await begin(member)).body.url));
}

/** The reply of a write to a connected account. */
const connected =
  (send: (member: Member, path: string, version: number) => Promise<Reply>): Scenario['good'] =>
  async (member) => {
    await connect(member);
    const path = `${hostPath}/${member.id}/connections`;
    const [{ id, version }] = (await member.get(path)).body.items;
    return { reply: await send(member, `${path}/${id}`, version), record: member.id };
  };

const choice = { busyCalendars: [], bookingCalendar: '' };
const nothing = `${hostPath}/nobody/connections/nothing`;

/** Connecting the calendars of hosts, and registering the site with their providers. */
export const calendarScenarios: Record<string, Scenario> = {
  'PATCH /admin/calendar-apps/:provider': {
    good: async (member) => ({ reply: await register(member), record: 'google' }),
    bad: (member) =>
      member.patch(`${appPath}/google`, { clientId: 'x', clientSecret: 'y', tenant: '' }, ifMatch(7000)),
  },
  'POST /admin/booking-hosts/:id/connections/authorize': {
    good: async (member) => ({ reply: await begin(member), record: member.id }),
    bad: (member) =>
      member.post(`${hostPath}/nobody/connections/authorize`, { provider: 'google', addsBookings: true }),
  },
  'POST /admin/booking-hosts/connections/complete': {
    good: async (member) => ({ reply: await connect(member), record: member.id }),
    bad: (member) => member.post(complete, { state: 'unknown', code: 'unknown' }),
  },
  'PATCH /admin/booking-hosts/:id/connections/:connection': {
    good: connected((member, path, version) => member.patch(path, choice, ifMatch(version))),
    bad: (member) => member.patch(nothing, choice, ifMatch(1)),
  },
  'POST /admin/booking-hosts/:id/connections/:connection/check': {
    good: connected((member, path) => member.post(`${path}/check`)),
    bad: (member) => member.post(`${nothing}/check`),
  },
  'DELETE /admin/booking-hosts/:id/connections/:connection': {
    good: connected((member, path) => member.send('DELETE', path, {})),
    bad: (member) => member.send('DELETE', nothing, {}),
  },
};

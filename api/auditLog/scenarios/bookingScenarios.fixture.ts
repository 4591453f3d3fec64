import type { Calendar } from '../../bookings/contract';
import { exampleHostDraft } from '../../bookings/hosts/example';
import { exampleCallerBookingDraft } from '../../bookings/management/example';
import type { BookingRecord } from '../../bookings/model';
import { createBooking, createMember } from '../../testing';
import type { Member, Scenario } from './Scenario.fixture';

const path = '/api/admin/bookings';

/** The last free time, which no other scenario takes at the same moment. */
async function findFreeTime(member: Member): Promise<string> {
  const { days } = (await member.get(`${path}/times`)).body as Calendar;
  const free = days.flatMap(({ slots }) => slots).filter(({ isFree }) => isFree);
  return free.at(-1)?.at ?? '';
}

/** A change of a booking: at its version, and at another one. */
function changeScenario(
  action: string,
  createBody: (member: Member) => Promise<object> | object,
  part: Partial<BookingRecord> = {},
): [string, Scenario] {
  const change = async (member: Member, version: number) => {
    const { appointmentId: record } = await createBooking(part);
    const headers = { 'If-Match': `"${version}"` };
    const reply = await member.post(`${path}/${record}/${action}`, await createBody(member), headers);
    return { reply, record };
  };
  return [
    `POST /admin/bookings/:id/${action}`,
    { good: (member) => change(member, 1), bad: async (member) => (await change(member, 7)).reply },
  ];
}

const hostPath = '/api/admin/booking-hosts';

/** A change of a host who takes no bookings, so that other scenarios still find the times of the office. */
async function changeHost(member: Member, method: 'PATCH' | 'DELETE', version: number) {
  const { _id: record } = await createMember({});
  const draft = exampleHostDraft({ userId: record, isActive: false });
  await member.post(hostPath, draft);
  const options = {
    headers: { 'If-Match': `"${version}"` },
    ...(method === 'PATCH' && { body: { ...draft, dailyCap: 3 } }),
  };
  return { reply: await member.send(method, `${hostPath}/${record}`, options), record };
}

/** A host with a calendar feed. */
async function createFeed(member: Member) {
  const { _id: record } = await createMember({});
  await member.post(hostPath, exampleHostDraft({ userId: record, isActive: false }));
  return { reply: await member.post(`${hostPath}/${record}/feed`), record };
}

/** A host with a calendar whose busy times count. */
async function createCalendar(member: Member) {
  const { _id: record } = await createMember({});
  await member.post(hostPath, exampleHostDraft({ userId: record, isActive: false }));
  const body = { url: 'https://calendar.example/private/basic.ics' };
  return { reply: await member.post(`${hostPath}/${record}/calendars`, body), record };
}

/** Writes to bookings and their hosts by the team. */
export const bookingScenarios: Record<string, Scenario> = {
  'POST /admin/booking-hosts': {
    good: async (member) => {
      const { _id: record } = await createMember({});
      const draft = exampleHostDraft({ userId: record, isActive: false });
      return { reply: await member.post(hostPath, draft), record };
    },
    bad: (member) => member.post(hostPath, exampleHostDraft({ userId: 'nobody' })),
  },
  'POST /admin/booking-hosts/:id/feed': {
    good: createFeed,
    bad: (member) => member.post(`${hostPath}/nobody/feed`),
  },
  'DELETE /admin/booking-hosts/:id/feed': {
    good: async (member) => {
      const { record } = await createFeed(member);
      return { reply: await member.send('DELETE', `${hostPath}/${record}/feed`, {}), record };
    },
    bad: (member) => member.send('DELETE', `${hostPath}/nobody/feed`, {}),
  },
  'POST /admin/booking-hosts/:id/calendars': {
    good: createCalendar,
    bad: async (member) => {
      const { record } = await createFeed(member);
      return member.post(`${hostPath}/${record}/calendars`, { url: 'http://calendar.example/basic.ics' });
    },
  },
  'DELETE /admin/booking-hosts/:id/calendars/:calendar': {
    good: async (member) => {
      const { record, reply } = await createCalendar(member);
      const path = `${hostPath}/${record}/calendars/${reply.body.id}`;
      return { reply: await member.send('DELETE', path, {}), record };
    },
    bad: (member) => member.send('DELETE', `${hostPath}/nobody/calendars/nothing`, {}),
  },
  'PATCH /admin/booking-hosts/:id': {
    good: (member) => changeHost(member, 'PATCH', 1),
    bad: async (member) => (await changeHost(member, 'PATCH', 7)).reply,
  },
  'DELETE /admin/booking-hosts/:id': {
    good: (member) => changeHost(member, 'DELETE', 1),
    bad: async (member) => (await changeHost(member, 'DELETE', 7)).reply,
  },
  'POST /admin/bookings/:id/lead': {
    good: async (member) => {
      const { appointmentId: record } = await createBooking({
        email: `${crypto.randomUUID()}@example.com`,
      });
      return { reply: await member.post(`${path}/${record}/lead`), record };
    },
    bad: async (member) => {
      const { appointmentId } = await createBooking({ status: 'held' });
      return member.post(`${path}/${appointmentId}/lead`);
    },
  },
  'POST /admin/bookings': {
    good: async (member) => {
      const draft = exampleCallerBookingDraft({ startAt: await findFreeTime(member) });
      const reply = await member.post(path, draft);
      return { reply, record: reply.body.id };
    },
    bad: (member) => member.post(path, exampleCallerBookingDraft({ startAt: '2020-01-06T16:00:00.000Z' })),
  },
  ...Object.fromEntries([
    changeScenario('move', async (member) => ({ startAt: await findFreeTime(member) })),
    changeScenario('cancel', () => ({ reason: 'They called' })),
    changeScenario('no-show', () => ({ isNoShow: true }), { startAt: new Date(Date.now() - 3_600_000) }),
    changeScenario('reassign', async () => ({ hostId: (await createMember({}))._id })),
  ]),
};

import type { Calendar } from '../../bookings/contract';
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

/** Writes to bookings by the team. */
export const bookingScenarios: Record<string, Scenario> = {
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

import { User, type UserRecord } from '../../identity/users/model';
import { newReference } from '../../leads/enquiries/reference';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { bookingWords } from '../bookingWords';
import { currentPlan } from '../calendar/currentPlan';
import { OFFICE, reserveCells } from '../calendar/reserveCells';
import { listCalendarDays } from '../calendar/slots';
import type { MeetingType } from '../contract';
import { getEnd } from '../createBookingRecord';
import { initialMeetingTypes } from '../meetingTypes/initialMeetingTypes';
import { Booking, type BookingRecord } from '../model';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** Example bookings of a local site with demonstration data, so that its bookings can be tried. They send no emails. */
export async function seedSampleBookings(env: Pick<Env, 'demonstrationDomains'>): Promise<void> {
  if (!env.demonstrationDomains.length || (await Booking.exists({}))) return;
  const plan = await currentPlan();
  const [first, second = first] = initialMeetingTypes;
  if (!first || !second) return;
  const owner = await User.findOne({ role: 'owner' }).select(['name', 'email']).lean<UserRecord>();
  const host = owner && { hostId: owner._id, hostName: owner.name, hostEmail: owner.email };
  const days = listCalendarDays({ ...plan, daysAhead: 14 }, second, Date.now(), new Set());
  const free = days.flatMap(({ slots }) =>
    slots.filter(({ isFree }) => isFree).map(({ at }) => Date.parse(at)),
  );
  const at = (index: number) => free[index] ?? Date.now() + index * dayMs;
  const samples: Sample[] = [
    { ...dana, ...host, type: first, startAt: at(1) },
    { ...gil, type: second, startAt: at(5), guestZone: 'America/New_York' },
    { ...pat, ...host, type: first, startAt: at(16), provider: 'team', createdBy: owner?.name },
    { ...kim, type: first, startAt: at(22), guestZone: 'America/Los_Angeles' },
    { ...gil, type: first, startAt: at(9), isCanceled: true, cancelReason: 'Asked for a later date' },
    { ...dana, ...host, type: second, startAt: at(2) - 2 * weekMs },
    { ...pat, ...host, type: first, startAt: at(3) - 2 * weekMs, isNoShow: true },
  ];
  for (const { type, startAt, isCanceled, isNoShow, ...person } of samples) {
    const record: Partial<BookingRecord> = {
      _id: newId(),
      appointmentId: newReference('EB'),
      provider: 'site',
      type: type.slug,
      label: type.label,
      place: type.place,
      minutes: type.minutes,
      startAt: new Date(startAt),
      endAt: getEnd(new Date(startAt), type.minutes),
      timeZone: plan.timeZone,
      ...person,
      emailNorm: person.email,
      status: isCanceled ? 'cancelled' : 'confirmed',
      ...(isCanceled && { cancelledAt: new Date() }),
      ...(isNoShow && { noShowAt: new Date(startAt) }),
      outbox: [],
    };
    const [saved] = await Booking.create([{ ...record, ...bookingWords(record as BookingRecord) }]);
    const booking = saved?.toObject() as BookingRecord;
    if (!isCanceled && startAt > Date.now())
      await reserveCells({ ...booking, owner: OFFICE, bufferMinutes: plan.bufferMinutes });
  }
}

type Sample = Pick<BookingRecord, 'name' | 'email' | 'phone'> &
  Partial<Omit<BookingRecord, 'type' | 'startAt'>> & {
    type: MeetingType;
    startAt: number;
    isCanceled?: true;
    isNoShow?: true;
  };

const dana = { name: 'Dana Example', email: 'dana@example.com', phone: '(512) 555-0142' };
const gil = {
  name: 'Gil Sample',
  email: 'gil@example.net',
  phone: '(512) 555-0117',
  subject: 'cybersecurity',
};
const pat = { name: 'Pat Specimen', email: 'pat@example.org', phone: '', note: 'Asked about moving email.' };
const kim = { name: 'Kim Placeholder', email: 'kim@example.com', phone: '(737) 555-0160' };

import type { Calendar } from '@site/api/bookings/contract';
import type { Site } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';
import { DeliveryRecord } from './DeliveryRecord';
import { killRepeatedly } from './killRepeatedly';
import type { ChaosOptions } from './runEnquiryChaos';
import { seededRandom } from './seededRandom';
import { sendBooking } from './sendBooking';

export interface BookingFigures {
  seed: number;
  sent: number;
  acknowledged: number;
  /** Rejected because the time was taken. */
  rejected: number;
  /** Gave up without a response. */
  unknown: number;
  retries: number;
  kills: number;
  /** Acknowledged but missing or stored under another number: guest, promised number and stored number. */
  lost: [guest: string, promised: string, stored: string | undefined][];
  /** Pairs of stored bookings that overlap. */
  doubled: number;
  /** Bookings without reserved time, or reserved time without a booking. */
  loose: number;
}

const PER_SECOND = 20;

/**
 * Books these times while API and database are killed, every fourth one by two visitors, then compares the
 * acknowledged bookings with the stored ones.
 */
export async function runBookingChaos(
  site: Site,
  times: string[],
  { seed, count, kills, whenReady, beside, log }: ChaosOptions,
): Promise<BookingFigures> {
  const random = seededRandom(seed);
  const record = new DeliveryRecord();
  const killing = killRepeatedly({ site, random, count, kills, whenReady, record, log });
  const sending: Promise<void>[] = [];
  for (let index = 0; index < count; index++) {
    const startAt = times[index % 4 === 3 ? index - 1 : index] ?? '';
    sending.push(sendBooking(site.url, startAt, index, seed, record));
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PER_SECOND));
  }
  await Promise.all(sending);
  const killed = await killing;
  await beside;
  await until(async () => (await fetch(`${site.apiUrl}/readyz`)).ok, 'the API is not ready', 60_000);
  return {
    seed,
    sent: count,
    acknowledged: record.acknowledged.size,
    rejected: record.rejected.size,
    unknown: count - record.acknowledged.size - record.rejected.size,
    retries: record.retries,
    kills: killed,
    ...(await verifyBookings(site.dataDir, record)),
  };
}

/** The given number of free times, at any hour. The calendar shows the new hours once the API has read them. */
export async function openTimes({ url, dataDir }: Site, count: number): Promise<string[]> {
  const { hourlyStep, openBookingAllDay } = await import('@site/api/testing/data/records');
  await openBookingAllDay(dataDir);
  return until(
    async () => {
      const response = await fetch(`${url}/api/bookings/calendar`);
      if (!response.ok) return undefined;
      const { days, stepMinutes } = (await response.json()) as Calendar;
      if (stepMinutes !== hourlyStep) return undefined;
      const free = days.flatMap(({ slots }) => slots.filter(({ isFree }) => isFree).map(({ at }) => at));
      return free.length >= count ? free.slice(-count) : undefined;
    },
    `there are not ${count} free times`,
    60_000,
  );
}

async function verifyBookings(dataDir: string, record: DeliveryRecord) {
  const { readBookings } = await import('@site/api/testing/data/records');
  const { bookings, cells } = await readBookings(dataDir);
  const numberOf = new Map(bookings.map(({ email, appointmentId }) => [email, appointmentId]));
  const sorted = [...bookings].sort((a, b) => a.startAt.getTime() - b.startAt.getTime());
  return {
    lost: [...record.acknowledged]
      .map(([guest, number]): BookingFigures['lost'][number] => [guest, number, numberOf.get(guest)])
      .filter(([, promised, stored]) => promised !== stored),
    doubled: sorted.filter(({ endAt }, n) => {
      const next = sorted[n + 1];
      return next && next.startAt.getTime() < endAt.getTime() + 15 * 60_000;
    }).length,
    // Half an hour and the following quarter of an hour.
    loose: Math.abs(cells.length - 3 * bookings.length),
  };
}

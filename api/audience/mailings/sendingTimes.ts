import { model, Schema } from 'mongoose';
import { HoldDelivery, PostponeDelivery } from '../../platform/outbox/deliveries';
import type { OutboxEntry } from '../../platform/outbox/outboxEntries';
import { initialPlan } from '../../settings/bookingPlan';
import { currentSettings } from '../../settings/currentSettings';
import { initialNewsletterSettings } from '../../settings/initial';
import type { NewsletterSettings } from '../../settings/newsletters/contract';

const DAY_MINUTES = 1_440;
const MINUTE_MS = 60_000;

const schema = new Schema<{ _id: string; nextAt: Date }>(
  { _id: { type: String, required: true }, nextAt: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ nextAt: 1 }, { expireAfterSeconds: 86_400 });

/** When the next newsletter email may go to addresses of a domain. */
const DomainPace = model('DomainPace', schema, 'domainPaces');

/**
 * Rejects while a newsletter email must wait: with `HoldDelivery` in quiet hours, with `PostponeDelivery` when its domain
 * has got as many as it may in a minute.
 */
export async function assertMaySendNow(address: string, { isReserved }: Pick<OutboxEntry, 'isReserved'>) {
  if (await findQuietEnd()) throw new HoldDelivery();
  const { perMinute } = await readSettings();
  if (!perMinute || isReserved) return;
  const now = new Date();
  const slot = await reserveSlot(address.split('@').at(-1)?.toLowerCase() ?? '', perMinute, now);
  if (slot > now) throw new PostponeDelivery(slot);
}

/** When the quiet hours end; undefined outside of them. */
export async function findQuietEnd(now = new Date()): Promise<Date | undefined> {
  const timeZone = (await currentSettings())?.booking?.timeZone ?? initialPlan.timeZone;
  return quietEnd(now, await readSettings(), timeZone);
}

/** When the quiet hours of a day end; undefined outside of them. They may last past midnight. */
export function quietEnd(
  now: Date,
  { quietFrom, quietUntil }: Pick<NewsletterSettings, 'quietFrom' | 'quietUntil'>,
  timeZone: string,
): Date | undefined {
  if (!quietFrom || !quietUntil) return undefined;
  const clock = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const minutesSince = (time: string) => (minutesOf(time) - minutesOf(quietFrom) + DAY_MINUTES) % DAY_MINUTES;
  const left = minutesSince(quietUntil) - minutesSince(clock);
  return left > 0 ? new Date((Math.floor(now.getTime() / MINUTE_MS) + left) * MINUTE_MS) : undefined;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The next free time for an email to a domain, which no other email gets. */
async function reserveSlot(domain: string, perMinute: number, now: Date): Promise<Date> {
  const step = Math.ceil(MINUTE_MS / perMinute);
  const nextAt = { $add: [{ $max: ['$nextAt', now] }, step] };
  const pace = await DomainPace.findOneAndUpdate({ _id: domain }, [{ $set: { nextAt } }], {
    upsert: true,
    returnDocument: 'after',
    updatePipeline: true,
  }).lean();
  return new Date((pace?.nextAt.getTime() ?? 0) - step);
}

const readSettings = async () => ({
  ...initialNewsletterSettings,
  ...(await currentSettings())?.newsletters,
});

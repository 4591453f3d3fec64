import { createHmac } from 'node:crypto';
import mongoose, { model, Schema } from 'mongoose';
import type { SealingKeys } from '../../platform/encryption/sealed';

/** Why nothing may be sent to an address. */
export type SuppressionReason = 'unsubscribed' | 'bounced' | 'complained';

interface SuppressionRecord {
  /** HMAC of the address: who is not here cannot be read out of it. */
  _id: string;
  reason: SuppressionReason;
  at: Date;
}

const schema = new Schema<SuppressionRecord>(
  {
    _id: { type: String, required: true },
    reason: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);

/** Addresses that get nothing any more, whatever else is known of them. Kept for good. */
export const Suppression = model<SuppressionRecord>('Suppression', schema, 'suppressions');

export async function suppress(keys: SealingKeys, address: string, reason: SuppressionReason): Promise<void> {
  const [_id] = idsOf(keys, address);
  await Suppression.updateOne({ _id }, { $set: { reason, at: new Date() } }, { upsert: true });
}

/** Why an address is suppressed; nothing for one that is not. */
export async function suppressionOf(
  keys: SealingKeys,
  address: string,
): Promise<SuppressionReason | undefined> {
  const found = await Suppression.findOne({
    _id: mongoose.trusted({ $in: idsOf(keys, address) }),
  }).lean<SuppressionRecord>();
  return found?.reason;
}

/** Those of many addresses that are suppressed, for whatever reason. */
export async function suppressedAmong(keys: SealingKeys, addresses: readonly string[]): Promise<Set<string>> {
  const addressOf = new Map(addresses.flatMap((address) => idsOf(keys, address).map((id) => [id, address])));
  const found = await Suppression.find({ _id: mongoose.trusted({ $in: [...addressOf.keys()] }) }).lean();
  return new Set(found.map(({ _id }) => addressOf.get(_id) ?? ''));
}

/** Takes back what the reader took upon themselves; a complaint stays. */
export async function unsuppress(keys: SealingKeys, address: string): Promise<void> {
  await Suppression.deleteMany({
    _id: mongoose.trusted({ $in: idsOf(keys, address) }),
    reason: 'unsubscribed',
  });
}

/** Under every key there is, the newest first: an address stays suppressed when keys change. */
const idsOf = (keys: SealingKeys, address: string) =>
  keys.map(({ key }) => createHmac('sha256', key).update(`suppressed ${address}`).digest('hex'));

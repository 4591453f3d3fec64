import { createHmac } from 'node:crypto';
import mongoose, { model, Schema } from 'mongoose';
import type { SealingKeys } from '../../platform/encryption/seal';

/** Why nothing may be sent to an address. */
export type SuppressionReason = 'unsubscribed' | 'bounced' | 'complained';

interface SuppressionRecord {
  /** HMAC of the address, so that the list reveals no addresses. */
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

/** Addresses that must never get email again. Stored permanently. */
export const Suppression = model<SuppressionRecord>('Suppression', schema, 'suppressions');

/** Suppresses an address. Unsubscribing does not replace a complaint or a bounce. */
export async function suppress(keys: SealingKeys, address: string, reason: SuppressionReason): Promise<void> {
  const [_id] = hashWithAllKeys(keys, address);
  const fields = { reason, at: new Date() };
  const update = reason === 'unsubscribed' ? { $setOnInsert: fields } : { $set: fields };
  await Suppression.updateOne({ _id }, update, { upsert: true });
}

/** Reason for the suppression of an address, if there is one. */
export async function findSuppression(
  keys: SealingKeys,
  address: string,
): Promise<SuppressionReason | undefined> {
  const found = await Suppression.findOne({
    _id: mongoose.trusted({ $in: hashWithAllKeys(keys, address) }),
  }).lean<SuppressionRecord>();
  return found?.reason;
}

/** The suppressed ones among many addresses. */
export async function findSuppressed(keys: SealingKeys, addresses: readonly string[]): Promise<Set<string>> {
  const addressesById = new Map(
    addresses.flatMap((address) => hashWithAllKeys(keys, address).map((id) => [id, address])),
  );
  const found = await Suppression.find({ _id: mongoose.trusted({ $in: [...addressesById.keys()] }) }).lean();
  return new Set(found.map(({ _id }) => addressesById.get(_id) ?? ''));
}

/** Lifts a suppression caused by unsubscribing. Complaints and bounces stay. */
export async function unsuppress(keys: SealingKeys, address: string): Promise<void> {
  await Suppression.deleteMany({
    _id: mongoose.trusted({ $in: hashWithAllKeys(keys, address) }),
    reason: 'unsubscribed',
  });
}

/** Hashes with every key, newest first, so that suppressions survive key rotation. */
const hashWithAllKeys = (keys: SealingKeys, address: string) =>
  keys.map(({ key }) => createHmac('sha256', key).update(`suppressed ${address}`).digest('hex'));

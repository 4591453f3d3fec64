import { createHmac } from 'node:crypto';
import mongoose, { model, Schema } from 'mongoose';
import type { SealingKeys } from '../../platform/encryption/seal';

/** Why nothing may be sent to an address. */
export type SuppressionReason = 'unsubscribed' | 'bounced' | 'complained' | 'erased';

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

/** What the person’s own confirmation lifts. */
const revocable: readonly SuppressionReason[] = ['unsubscribed', 'erased'];

/** Whether nothing may be sent to an address, not even a confirmation that its owner asks for. */
export const isPermanent = (reason: SuppressionReason | undefined): boolean =>
  reason !== undefined && !revocable.includes(reason);

/** Suppresses an address. Unsubscribing and erasing do not replace a complaint or a bounce. */
export async function suppress(keys: SealingKeys, address: string, reason: SuppressionReason): Promise<void> {
  const [_id] = hashWithAllKeys(keys, address);
  const fields = { reason, at: new Date() };
  const update = revocable.includes(reason) ? { $setOnInsert: fields } : { $set: fields };
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
  return new Set((await findSuppressions(keys, addresses)).keys());
}

/** The suppressed ones among many addresses, with the reason. */
export async function findSuppressions(
  keys: SealingKeys,
  addresses: readonly string[],
): Promise<Map<string, SuppressionReason>> {
  const addressesById = new Map(
    addresses.flatMap((address) => hashWithAllKeys(keys, address).map((id) => [id, address])),
  );
  const found = await Suppression.find({ _id: mongoose.trusted({ $in: [...addressesById.keys()] }) }).lean();
  return new Map(found.map(({ _id, reason }) => [addressesById.get(_id) ?? '', reason]));
}

/** Lifts a suppression that the person caused. Complaints and bounces stay. */
export async function unsuppress(keys: SealingKeys, address: string): Promise<void> {
  await Suppression.deleteMany({
    _id: mongoose.trusted({ $in: hashWithAllKeys(keys, address) }),
    reason: mongoose.trusted({ $in: revocable }),
  });
}

/** Hashes with every key, newest first, so that suppressions survive key rotation. */
const hashWithAllKeys = (keys: SealingKeys, address: string) =>
  keys.map(({ key }) => createHmac('sha256', key).update(`suppressed ${address}`).digest('hex'));

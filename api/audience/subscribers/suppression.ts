import { createHmac } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';
import mongoose, { model, Schema } from 'mongoose';
import type { SealingKeys } from '../../platform/encryption/seal';
import { Subscriber, type SubscriberRecord } from './model';

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
export const isPermanent = (reason: SuppressionReason | undefined): reason is 'bounced' | 'complained' =>
  reason !== undefined && !revocable.includes(reason);

/** Suppresses an address. Unsubscribing and erasing do not replace a complaint or a bounce. */
export async function suppress(keys: SealingKeys, address: string, reason: SuppressionReason): Promise<void> {
  const [_id] = hashWithAllKeys(keys, address);
  const fields = { reason, at: new Date() };
  const update = revocable.includes(reason) ? { $setOnInsert: fields } : { $set: fields };
  await Suppression.updateOne({ _id }, update, { upsert: true });
  await mark(address, { $set: { isSuppressed: true } });
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
  const idsOf = new Map(addresses.map((address) => [address, hashWithAllKeys(keys, address)]));
  const found = await Suppression.find({ _id: mongoose.trusted({ $in: [...idsOf.values()].flat() }) }).lean();
  const reasons = new Map(found.map(({ _id, reason }) => [_id, reason]));
  const suppressed = new Map<string, SuppressionReason>();
  for (const [address, ids] of idsOf) {
    const reason = ids.map((id) => reasons.get(id)).find((each) => each !== undefined);
    if (reason) suppressed.set(address, reason);
  }
  return suppressed;
}

/** Which of many addresses belong to people who were erased. */
export async function findErased(keys: SealingKeys, addresses: readonly string[]): Promise<Set<string>> {
  const suppressed = await findSuppressions(keys, addresses);
  return new Set(addresses.filter((address) => suppressed.get(address) === 'erased'));
}

/** Lifts a suppression that the person caused. Complaints and bounces stay. */
export async function unsuppress(keys: SealingKeys, address: string): Promise<void> {
  await Suppression.deleteMany({
    _id: mongoose.trusted({ $in: hashWithAllKeys(keys, address) }),
    reason: mongoose.trusted({ $in: revocable }),
  });
  if (!(await findSuppression(keys, address))) await mark(address, { $unset: { isSuppressed: 1 } });
}

const mark = (address: string, update: object) =>
  Subscriber.updateMany({ emailNorm: mongoose.trusted({ $in: spellingsOf(address) }) }, update, {
    timestamps: false,
  });

/** Migration: marks the subscribers whose address is suppressed. */
export async function markSuppressed(keys: SealingKeys): Promise<void> {
  const found = Subscriber.find().select('emailNorm').lean<Pick<SubscriberRecord, '_id' | 'emailNorm'>[]>();
  for await (const { emailNorm } of found.cursor({ batchSize: 500 }))
    if (await findSuppression(keys, emailNorm)) await mark(emailNorm, { $set: { isSuppressed: true } });
}

/** Hashes with every key, newest first, so that suppressions survive key rotation, and of every way to write the domain. */
const hashWithAllKeys = (keys: SealingKeys, address: string) =>
  spellingsOf(address).flatMap((spelling) =>
    keys.map(({ key }) => createHmac('sha256', key).update(`suppressed ${spelling}`).digest('hex')),
  );

/** An address with its domain in ASCII, in Unicode and as it is: `bücher.example` is also `xn--bcher-kva.example`. */
function spellingsOf(address: string): string[] {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const domains = [domainToASCII(domain), domainToUnicode(domain), domain].filter(Boolean);
  return [...new Set(domains)].map((one) => address.slice(0, at) + one);
}

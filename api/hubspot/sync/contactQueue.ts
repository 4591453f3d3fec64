import mongoose from 'mongoose';
import { newId } from '../../platform/db/newId';
import { retryDelay } from '../../platform/outbox/claim';
import type { HubspotError } from '../client/HubspotError';
import { CrmContact, type CrmContactRecord } from './model';

const BATCH = 100;
const MAX_ATTEMPTS = 8;
const LEASE_MS = 120_000;

/** Claims contacts that are due, or whose process ended. */
export async function claim(): Promise<CrmContactRecord[]> {
  const now = new Date();
  const past = mongoose.trusted({ $lte: now });
  const isDue = {
    $or: [
      { state: mongoose.trusted({ $in: ['pending', 'retry'] }), nextAt: past },
      { state: 'running', leaseUntil: past },
    ],
  } as never;
  const due = await CrmContact.find(isDue, { _id: 1 })
    .sort({ nextAt: 1 })
    .limit(BATCH)
    .lean<{ _id: string }[]>();
  if (!due.length) return [];
  const token = newId();
  const ids = mongoose.trusted({ $in: due.map(({ _id }) => _id) });
  const change = { state: 'running' as const, token, leaseUntil: new Date(now.getTime() + LEASE_MS) };
  await CrmContact.updateMany(
    { $and: [{ _id: ids }, isDue] } as never,
    { $set: change, $inc: { attempts: 1 } },
    { timestamps: false },
  );
  return CrmContact.find({ token }).lean<CrmContactRecord[]>();
}

type Result = Pick<CrmContactRecord, 'changes'> & Partial<Pick<CrmContactRecord, 'base' | 'hubspotId'>>;

/** Ends a sync. A contact that was requested again meanwhile stays pending. */
export async function finish({ _id, token, revision }: CrmContactRecord, result: Result): Promise<void> {
  const isCurrent = { $eq: ['$revision', revision] };
  await CrmContact.collection.updateOne({ _id: _id as never, token }, [
    {
      $set: {
        ...Object.fromEntries(Object.entries(result).map(([name, value]) => [name, { $literal: value }])),
        state: { $cond: [isCurrent, 'done', 'pending'] },
        attempts: 0,
        error: '',
        syncedAt: new Date(),
        updatedAt: new Date(),
      },
    },
    { $unset: ['token', 'leaseUntil'] },
  ]);
}

/** HubSpot rejects the values of one contact. Retries succeed only if its rules change. */
export async function fail(
  { _id, token, attempts }: CrmContactRecord,
  message: string,
  result: Partial<Pick<CrmContactRecord, 'base' | 'hubspotId'>> = {},
): Promise<void> {
  const isOver = attempts >= MAX_ATTEMPTS;
  await CrmContact.updateOne(
    { _id, token },
    {
      $set: {
        ...result,
        state: isOver ? 'dead' : 'retry',
        nextAt: new Date(Date.now() + retryDelay(attempts + 4)),
        error: message.slice(0, 300),
      },
      $unset: { token: '', leaseUntil: '' },
    },
  );
}

/** Gives a batch back. Waiting for HubSpot's limit, or for a new token, is no failed attempt. */
export async function postpone(contacts: CrmContactRecord[], error: HubspotError): Promise<void> {
  const isWaiting = error.kind === 'limit' || error.kind === 'revoked' || error.kind === 'scopes';
  for (const contact of contacts) {
    if (!isWaiting) {
      await fail(contact, error.message);
      continue;
    }
    const nextAt = new Date(Date.now() + error.retryAfterMs);
    await CrmContact.updateOne(
      { _id: contact._id, token: contact.token },
      {
        $set: { state: 'pending', nextAt, error: error.message },
        $inc: { attempts: -1 },
        $unset: { token: '', leaseUntil: '' },
      },
    );
  }
}

/** Compares a contact again at once. */
export const retryNow = ({ _id, token }: CrmContactRecord) =>
  CrmContact.updateOne(
    { _id, token },
    { $set: { state: 'pending', nextAt: new Date(), attempts: 0 }, $unset: { token: '', leaseUntil: '' } },
  );

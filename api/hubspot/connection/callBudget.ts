import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { HubspotLimits } from '../client/createCaller';
import { HubspotError } from '../client/HubspotError';

/** HubSpot allows a private app 100 calls in ten seconds; the rest is for the account's other uses of the app. */
const CALLS = 80;
const WINDOW_MS = 10_000;
const MOST_WAITS = 12;

interface Budget {
  _id: string;
  window: number;
  used: number;
  /** Until when all calls wait, as HubSpot requested. */
  blockedUntil?: Date;
  /** The limits that HubSpot last reported. */
  limits?: HubspotLimits & { at: Date };
}

// Not through a model: a call that was counted stays counted when the request's transaction is aborted.
const budgets = () => {
  const { connection } = mongoose;
  return connection.getClient().db(connection.name).collection<Budget>('hubspotBudget');
};

/** Takes one call from the budget that all processes share, and waits for the next window if it is used up. */
export async function reserveCall(): Promise<void> {
  for (let waits = 0; waits < MOST_WAITS; waits++) {
    const now = Date.now();
    const window = Math.floor(now / WINDOW_MS);
    const budget = await count(window);
    const blockedMs = (budget.blockedUntil?.getTime() ?? 0) - now;
    if (blockedMs > WINDOW_MS)
      throw new HubspotError('limit', 'HubSpot’s limit of calls is reached.', { retryAfterMs: blockedMs });
    if (blockedMs <= 0 && budget.used <= CALLS) return;
    await sleep(Math.max(blockedMs, (window + 1) * WINDOW_MS - now));
  }
  throw new HubspotError('limit', 'HubSpot’s limit of calls is reached.', { retryAfterMs: WINDOW_MS });
}

/** Keeps all processes from calling for a while. */
export async function blockCalls(ms: number): Promise<void> {
  const blockedUntil = new Date(Date.now() + ms);
  await budgets().updateOne({ _id: 'hubspot' }, { $max: { blockedUntil } }, { upsert: true });
}

export async function noteLimits(limits: HubspotLimits): Promise<void> {
  await budgets().updateOne({ _id: 'hubspot' }, { $set: { limits: { ...limits, at: new Date() } } });
}

export const readLimits = async () => (await budgets().findOne({ _id: 'hubspot' }))?.limits;

async function count(window: number): Promise<Budget> {
  const isSame = { $eq: ['$window', window] };
  const found = await budgets().findOneAndUpdate(
    { _id: 'hubspot' },
    [{ $set: { window, used: { $cond: [isSame, { $add: ['$used', 1] }, 1] } } }],
    { upsert: true, returnDocument: 'after' },
  );
  return found as Budget;
}

import mongoose from 'mongoose';
import type { Env } from '../../platform/configuration/env';
import { PageAnalysis, type PageAnalysisRecord } from '../pageFacts/model';
import { checkUnlistedAddresses } from '../sitemap/checkAddresses';
import { analyzePages } from './analyzePages';

/** After a change, and without one so that visits and leads are current. */
const AFTER_CHANGE_MS = 15_000;
const LEAST_MS = 900_000;
/** An analysis takes at most this share of the time. */
const REST = 10;
const LEASE_MS = 600_000;

/** Creates the job of the inventory: it checks addresses that are not listed, and analyzes all when it is time. */
export function createSeoJob(
  { publicOrigin, hasPageChecks }: Pick<Env, 'publicOrigin' | 'hasPageChecks'>,
  now = () => new Date(),
) {
  let isBusy = false;
  return async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      if (hasPageChecks) await checkUnlistedAddresses(publicOrigin, now);
      const state = await PageAnalysis.findById('live').lean<PageAnalysisRecord>();
      if (isDue(state, now()) && (await claim(now()))) await analyze(publicOrigin, now());
    } finally {
      isBusy = false;
    }
  };
}

function isDue(state: PageAnalysisRecord | null, now: Date): boolean {
  if (!state?.analyzedAt) return true;
  const age = now.getTime() - state.analyzedAt.getTime();
  const isDirty = state.dirtyAt !== null && state.dirtyAt > state.analyzedAt;
  return age >= (isDirty ? Math.max(AFTER_CHANGE_MS, state.tookMs * REST) : LEAST_MS);
}

/** Only one process analyzes at a time. */
async function claim(now: Date): Promise<boolean> {
  await PageAnalysis.updateOne({ _id: 'live' }, { $setOnInsert: { leaseUntil: null } }, { upsert: true });
  const { modifiedCount } = await PageAnalysis.updateOne(
    { _id: 'live', $or: [{ leaseUntil: null }, { leaseUntil: mongoose.trusted({ $lt: now }) }] },
    { $set: { leaseUntil: new Date(now.getTime() + LEASE_MS) } },
  );
  return modifiedCount > 0;
}

async function analyze(origin: string, now: Date): Promise<void> {
  try {
    await analyzePages(origin, now);
  } finally {
    await PageAnalysis.updateOne({ _id: 'live' }, { $set: { leaseUntil: null } });
  }
}

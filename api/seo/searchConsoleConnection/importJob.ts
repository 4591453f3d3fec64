import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { SearchResult } from '../../insights/searchEngineResults/model';
import { newId } from '../../platform/db/newId';
import type { SealedSecret } from '../../platform/encryption/seal';
import { ProviderError } from '../../platform/providers/ProviderError';
import { markFactsChanged } from '../pageFacts/model';
import { type ConnectionRecord, claimImport, endImport } from './model';
import { type Figures, readFigures } from './readFigures';
import { clientOf, problemOf, type SearchConsoleEnv } from './searchConsoleClient';

const LEASE_MS = 600_000;
const DAY_MS = 86_400_000;
const RETRY_MS = 300_000;
const LONGEST_RETRY_MS = 21_600_000;

/**
 * Creates the job that imports figures from Search Console once a day and when a member asks for it. Processes may share
 * the work: each import is claimed by a conditional write, and stored only while its claim is valid.
 */
export function createSearchConsoleJob(env: SearchConsoleEnv, log: Logger, now = () => new Date()) {
  return async (): Promise<void> => {
    const lease = newId();
    const connection = await claimImport(lease, now(), LEASE_MS);
    if (!connection?.key) return;
    try {
      await store(lease, await read(env, connection, connection.key, now()), now());
    } catch (error) {
      await endImport(lease, afterFailure(connection, error, now()));
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ kind: error.kind, error: error.message }, 'Search Console was not imported');
    }
  };
}

const read = async (
  env: SearchConsoleEnv,
  { property }: ConnectionRecord,
  key: SealedSecret,
  now: Date,
): Promise<Figures> => readFigures(clientOf(env, key), property, env.publicOrigin, now);

/** Replaces the earlier import, unless the connection was changed meanwhile. */
async function store(lease: string, { rows, from, to, otherUrls }: Figures, now: Date): Promise<void> {
  const count = (kind: 'query' | 'page') => rows.filter((row) => row.kind === kind).length;
  const isStored = await mongoose.connection.transaction(async () => {
    const imported = { at: now, from, to, queries: count('query'), pages: count('page'), otherUrls };
    const isCurrent = await endImport(lease, {
      imported,
      problem: 'none',
      problemText: '',
      attempts: 0,
      dueAt: new Date(now.getTime() + DAY_MS),
    });
    if (!isCurrent) return false;
    await SearchResult.deleteMany({ source: 'api' });
    const shared = { source: 'api' as const, from, to, importedAt: now, page: '', isMatched: false };
    // Without models of each, which would take long.
    await SearchResult.insertMany(
      rows.map((row) => ({ ...row, ...shared, _id: newId() })),
      { lean: true },
    );
    return true;
  });
  if (isStored) await markFactsChanged(now);
}

/** What passes is tried again at growing intervals; what somebody must change, the next day. */
function afterFailure(
  { attempts, problem: former, failingSince }: ConnectionRecord,
  error: unknown,
  now: Date,
): Partial<ConnectionRecord> {
  const failure = error instanceof ProviderError ? error : undefined;
  const problem = failure ? problemOf(failure) : 'unavailable';
  const problemText = failure?.message ?? 'The import failed. It is tried again.';
  const isPassing = problem === 'unavailable';
  const backoff = Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** attempts);
  const wait = isPassing ? Math.max(backoff, failure?.retryAfterMs ?? 0) : DAY_MS;
  return {
    problem,
    problemText,
    failingSince: (former !== 'none' && failingSince) || now,
    attempts: isPassing ? attempts + 1 : 0,
    dueAt: new Date(now.getTime() + wait),
  };
}

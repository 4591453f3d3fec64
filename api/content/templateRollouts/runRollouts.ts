import type { Logger } from 'pino';
import type { Env } from '../../platform/configuration/env';
import { createSiteReader } from '../redirects/livePages';
import { compareVersions, type PageChange } from './compareVersions';
import { MAX_ROLLOUT_PAGES } from './contract';
import { findPinnedPages } from './findPinnedPages';
import { claimRollout, endRollout, postponeRollout, reportRollout } from './lease';
import { ComparedPage, type RolloutRecord } from './model';
import { summarizeImpact } from './summarizeImpact';

const MAX_ATTEMPTS = 3;
/** Pages that are stored at a time. */
const CHUNK = 100;

/**
 * Creates the job that works on rollouts. Any number of processes may run it: a rollout is claimed by a conditional
 * write, and another process continues when that one ended.
 */
export function createRolloutRunner(
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
  log: Logger,
  signal: AbortSignal,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  const readSite = createSiteReader(publicOrigin);

  async function compare(rollout: RolloutRecord): Promise<void> {
    const { template, templateVersion, draft } = rollout;
    const pages = await findPinnedPages(template, templateVersion, MAX_ROLLOUT_PAGES);
    const report = (done: number) => reportRollout(rollout, { done }, now());
    const onProgress = async (done: number) => !signal.aborted && (await report(done));
    const changes = await compareVersions(draft, pages, { readSite, onProgress });
    if (!changes || !(await storePages(rollout, changes))) return;
    const part = { state: 'compared' as const, total: changes.length, impact: summarizeImpact(changes) };
    await endRollout(rollout, { ...part, done: 2 * changes.length }, now());
  }

  /** False if another process has taken over. */
  async function storePages(rollout: RolloutRecord, changes: readonly PageChange[]): Promise<boolean> {
    const { _id, expiresAt } = rollout;
    for (let at = 0; at < changes.length; at += CHUNK) {
      if (signal.aborted || !(await reportRollout(rollout, {}, now()))) return false;
      await ComparedPage.bulkWrite(
        changes.slice(at, at + CHUNK).map((change, index) => {
          const id = `${_id}-${String(at + index).padStart(4, '0')}`;
          const replacement = { ...change, _id: id, rollout: _id, expiresAt };
          return { replaceOne: { filter: { _id: id }, replacement, upsert: true } };
        }),
      );
    }
    return true;
  }

  /** What there is to do in each state of an active rollout. */
  const tasks: Partial<Record<RolloutRecord['state'], typeof compare>> = { comparing: compare };

  return async () => {
    const rollout = await claimRollout(now());
    if (!rollout) return;
    if (rollout.attempts > MAX_ATTEMPTS)
      return endRollout(rollout, { state: 'failed', error: 'It was interrupted several times.' }, now());
    try {
      await tasks[rollout.state]?.(rollout);
    } catch (error) {
      log.warn({ err: error, rollout: rollout._id }, 'a rollout of a page template was interrupted');
      await postponeRollout(rollout, now());
    }
  };
}

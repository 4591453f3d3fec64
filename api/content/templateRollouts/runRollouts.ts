import type { Logger } from 'pino';
import type { Env } from '../../platform/configuration/env';
import { HttpError } from '../../platform/errors/HttpError';
import { findRunFault } from '../generatedPages/findRunFault';
import { publishedLandings } from '../landingPages/publishedLandings';
import { PageTemplate, type TemplateRecord } from '../pageTemplates/model';
import { createSiteReader } from '../redirects/livePages';
import { restorePage, updatePage } from './changeVersion';
import { compareVersions, type PageChange } from './compareVersions';
import { MAX_ROLLOUT_PAGES } from './contract';
import { findPinnedPages } from './findPinnedPages';
import { claimRollout, endRollout, postponeRollout, reportRollout } from './lease';
import { ComparedPage, type ComparedPageRecord, type RolloutRecord } from './model';
import { planStage } from './planStage';
import { hashOf, stageAfter, stagesOf } from './stages';
import { summarizeImpact } from './summarizeImpact';

const MAX_ATTEMPTS = 3;
/** Pages that are stored at a time, and that are changed before the lease is renewed. */
const STORED = 100;
const CHANGED = 10;
/** Blocked pages that are named. */
const MAX_BLOCKED = 20;

/**
 * Creates the job that works on rollouts. Any number of processes may run it: a rollout is claimed by a conditional
 * write, and another process continues when that one ended. Each page is changed in one transaction with the rollout's
 * count, so no page is changed twice, and none after a pause.
 */
export function createRolloutRunner(
  env: Pick<Env, 'publicOrigin' | 'auditKeys'>,
  log: Logger,
  signal: AbortSignal,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  const readSite = createSiteReader(env.publicOrigin);
  const report = async (rollout: RolloutRecord, part: Partial<RolloutRecord> = {}) =>
    !signal.aborted && (await reportRollout(rollout, part, now()));

  async function compare(rollout: RolloutRecord): Promise<void> {
    const { template, templateVersion, draft } = rollout;
    const pages = await findPinnedPages(template, templateVersion, MAX_ROLLOUT_PAGES);
    const onProgress = (done: number) => report(rollout, { done });
    const changes = await compareVersions(draft, pages, { readSite, onProgress });
    if (!changes || !(await storePages(rollout, changes))) return;
    const total = changes.length;
    const impact = summarizeImpact(changes);
    const stages = stagesOf(total - impact.edited);
    await endRollout(rollout, { state: 'compared', total, done: 2 * total, impact, stages }, now());
  }

  /** False if another process has taken over. */
  async function storePages(rollout: RolloutRecord, changes: readonly PageChange[]): Promise<boolean> {
    const { _id, expiresAt } = rollout;
    const ordered = changes
      .filter(({ isEdited }) => !isEdited)
      .map(({ page }) => page)
      .toSorted((one, other) => hashOf(one).localeCompare(hashOf(other)));
    const ranks = new Map(ordered.map((page, rank) => [page, rank]));
    for (let at = 0; at < changes.length; at += STORED) {
      if (!(await report(rollout))) return false;
      await ComparedPage.bulkWrite(
        changes.slice(at, at + STORED).map((change, index) => {
          const id = `${_id}-${String(at + index).padStart(4, '0')}`;
          const rank = ranks.get(change.page) ?? null;
          const replacement = { ...change, rank, _id: id, rollout: _id, expiresAt };
          return { replaceOne: { filter: { _id: id }, replacement, upsert: true } };
        }),
      );
    }
    return true;
  }

  async function roll(rollout: RolloutRecord): Promise<void> {
    const stop = (part: Partial<RolloutRecord>) => endRollout(rollout, { state: 'stopped', ...part }, now());
    const error = (await findRunFault(rollout)) ?? (await findTemplateFault(rollout));
    if (error) return stop({ error });
    const plan = await planStage(rollout, { readSite, onProgress: () => report(rollout) });
    if (!plan) return;
    const { pages, blocked } = plan;
    if (blocked.length) return stop({ blocked: blocked.slice(0, MAX_BLOCKED), blockedCount: blocked.length });
    for (const [at, page] of pages.entries()) {
      if (at % CHANGED === 0 && !(await report(rollout))) return;
      try {
        if (!(await updatePage({ env, rollout, readSite }, page))) return;
      } catch (fault) {
        if (!isHttpError(fault)) throw fault;
        publishedLandings.refresh();
        return stop({ error: `The stage stopped at ${page.row.path}: ${fault.message}` });
      }
    }
    publishedLandings.refresh();
    const isLast = stageAfter(rollout.stage) === undefined;
    await endRollout(rollout, { state: isLast ? 'done' : 'waiting' }, now());
  }

  async function rollBack(rollout: RolloutRecord): Promise<void> {
    const rows = await ComparedPage.find({ rollout: rollout._id, state: 'updated' })
      .sort({ rank: -1 })
      .lean<ComparedPageRecord[]>();
    for (const [at, row] of rows.entries()) {
      if (at % CHANGED === 0 && !(await report(rollout))) return;
      if (!(await restoreOrKeep(rollout, row))) return;
    }
    publishedLandings.refresh();
    await endRollout(rollout, { state: 'rolledBack' }, now());
  }

  /** A page whose former version cannot be published anymore keeps the new one, with the reason. */
  async function restoreOrKeep(rollout: RolloutRecord, row: ComparedPageRecord): Promise<boolean> {
    try {
      return await restorePage({ env, rollout, readSite }, row);
    } catch (error) {
      if (!isHttpError(error)) throw error;
      await ComparedPage.updateOne({ _id: row._id }, { $set: { state: 'kept', note: error.message } });
      return true;
    }
  }

  /** What there is to do in each state of an active rollout. */
  const tasks: Partial<Record<RolloutRecord['state'], typeof compare>> = {
    comparing: compare,
    rolling: roll,
    rollingBack: rollBack,
  };

  return async () => {
    const rollout = await claimRollout(now());
    if (!rollout) return;
    if (rollout.attempts > MAX_ATTEMPTS) {
      const state = rollout.state === 'comparing' ? 'failed' : 'stopped';
      return endRollout(rollout, { state, error: 'It was interrupted several times.' }, now());
    }
    try {
      await tasks[rollout.state]?.(rollout);
    } catch (error) {
      log.warn({ err: error, rollout: rollout._id }, 'a rollout of a page template was interrupted');
      await postponeRollout(rollout, now());
    }
  };
}

/** Whether a page cannot be published, such as for its URL or the limit of redirects. */
const isHttpError = (error: unknown): error is HttpError =>
  error instanceof HttpError && [400, 409].includes(error.status);

/** Why the version of a rollout must not go out anymore. */
async function findTemplateFault({ template, templateVersion }: RolloutRecord): Promise<string | undefined> {
  const record = await PageTemplate.findById(template).lean<TemplateRecord>();
  if (record?.isPublished && record.version === templateVersion) return undefined;
  return 'The template was published again or unpublished. Start a new rollout, or roll this one back.';
}

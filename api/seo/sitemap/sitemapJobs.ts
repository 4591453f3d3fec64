import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { getOfficeZone } from '../../leads/work/officeDay';
import { notifyTeam } from '../../notifications/notifyTeam';
import type { Env } from '../../platform/configuration/env';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { newId } from '../../platform/db/newId';
import { handleChangeNotes } from '../../platform/records/changeNotes';
import { checkAddresses } from './checkAddresses';
import type { SitemapRun as RunView } from './contract';
import { markSitemapChanged, Sitemap, type SitemapRecord, SitemapRun, type SitemapRunRecord } from './model';
import {
  findReleasedPages,
  hashReleasedPages,
  hasPageReachedItsTime,
  readRobotsRules,
} from './readReportedPages';
import { nextRuns } from './schedule';
import { RemovalRefusedError, writeSitemap } from './writeSitemap';

type Clock = () => Date;
type JobEnv = Pick<Env, 'publicOrigin' | 'mailTo' | 'mailFrom' | 'hasPageChecks'>;

/** A run follows a change after so long without another one, and at the latest after the second time. */
const QUIET_MS = 5_000;
const MAX_WAIT_MS = 30_000;
const LEASE_MS = 120_000;
const MAX_ATTEMPTS = 3;
/** A failed run that followed a change is tried again after so long. */
const RETRY_MS = 600_000;

/**
 * Creates the sitemap's job: it notices changes, queues runs, runs them and checks pages. Any number of processes may
 * run it at a time: each step is claimed by a conditional or unique write.
 */
export function createSitemapJob(env: JobEnv, log: Logger, now: Clock = () => new Date()) {
  let isBusy = false;
  return async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      await noticeChange(now());
      await queueDue(now());
      await runQueued(env, log, now);
      if (env.hasPageChecks) await checkAddresses(env.publicOrigin, now);
    } finally {
      isBusy = false;
    }
  };
}

const readState = () => Sitemap.findById('live').lean<SitemapRecord>();

/**
 * Marks that a run has to follow a change of a release, of the rules of `robots.txt` or of public documents. It reads no
 * documents: each write of one leaves a note, and indexes tell which of them have appeared or expired since.
 */
async function noticeChange(now: Date): Promise<void> {
  const [pages, state] = await Promise.all([findReleasedPages(), readState()]);
  if (!pages || !state) return;
  const register = hashReleasedPages(pages, await readRobotsRules());
  const timesAt = new Date();
  const mark = () => markSitemapChanged(now, { register, timesAt });
  await handleChangeNotes(mark);
  if (register !== state.register || (await hasPageReachedItsTime(state.timesAt ?? EVER, timesAt)))
    await mark();
}

const EVER = new Date(0);

/** Queues the run that is due by the schedule, else one that a change waits for. */
export async function queueDue(now: Date): Promise<void> {
  const state = await readState();
  if (!state) return;
  const { nextAt } = await applyTimeZone(state, now);
  if (state.isEnabled && nextAt && nextAt <= now) {
    if (!(await queueRun({ trigger: 'schedule', cause: `schedule ${nextAt.toISOString()}` }, now))) return;
    await Sitemap.updateOne(
      { _id: 'live', nextAt },
      { $set: { nextAt: nextRuns(state.cron, state.timeZone, now, 1)[0] ?? null } },
      { timestamps: false },
    );
  }
  const { dirtySince, dirtyAt } = state;
  if (!dirtySince || !dirtyAt) return;
  const isQuiet = now.getTime() - dirtyAt.getTime() >= QUIET_MS;
  if (isQuiet || now.getTime() - dirtySince.getTime() >= MAX_WAIT_MS)
    await queueRun({ trigger: 'change', cause: `change ${dirtySince.toISOString()}` }, now);
}

/** Computes the next run again where the time zone of the office is another one than before. */
async function applyTimeZone(state: SitemapRecord, now: Date): Promise<Pick<SitemapRecord, 'nextAt'>> {
  const timeZone = await getOfficeZone();
  const isMissing = state.isEnabled && !state.nextAt;
  if (timeZone === state.timeZone && !isMissing) return state;
  const nextAt = state.isEnabled ? (nextRuns(state.cron, timeZone, now, 1)[0] ?? null) : null;
  const filter = { _id: 'live', version: state.version, nextAt: state.nextAt } as const;
  await Sitemap.updateOne(filter, { $set: { timeZone, nextAt } }, { timestamps: false });
  state.timeZone = timeZone;
  return { nextAt };
}

type Cause = Pick<SitemapRunRecord, 'trigger' | 'cause'> & Partial<SitemapRunRecord>;

/**
 * Queues a run, once for each cause. False while another one waits or runs, where the cause has to wait; members'
 * requests look first.
 */
async function queueRun(cause: Cause, now: Date): Promise<boolean> {
  try {
    await SitemapRun.create([newRun(cause, now)]);
  } catch (error) {
    const field = duplicateKeyField(error);
    if (field === 'slot') return false;
    if (field !== 'cause') throw error;
  }
  return true;
}

export const newRun = (cause: Cause, now: Date) => ({
  ...cause,
  state: 'queued' as RunView['state'],
  slot: 'active' as const,
  createdAt: now,
});

/** Claims the run that waits, or one whose process ended, and runs it. */
export async function runQueued(env: JobEnv, log: Logger, now: Clock): Promise<void> {
  const startedAt = now();
  const run = await SitemapRun.findOneAndUpdate(
    {
      slot: 'active',
      $or: [{ state: 'queued' }, { state: 'running', leaseUntil: mongoose.trusted({ $lt: startedAt }) }],
    },
    {
      $set: { state: 'running', token: newId(), leaseUntil: new Date(startedAt.getTime() + LEASE_MS) },
      $inc: { attempts: 1 },
    },
    { returnDocument: 'after' },
  ).lean<SitemapRunRecord>();
  if (!run) return;
  // What changed until here is in this run.
  await Sitemap.updateOne(
    { _id: 'live', dirtyAt: mongoose.trusted({ $lte: startedAt }) },
    { $set: { dirtySince: null } },
    { timestamps: false },
  );
  try {
    if (run.attempts > MAX_ATTEMPTS) throw new Error('The run was interrupted several times.');
    await endRun(run, { state: 'succeeded', ...(await writeSitemap(run, startedAt)) }, now());
  } catch (error) {
    log.warn({ err: error, run: run._id }, 'the sitemap was not written');
    const message = (error as Error).message.slice(0, 300);
    const isRemovalRefused = error instanceof RemovalRefusedError;
    if (!(await endRun(run, { state: 'failed', error: message, isRemovalRefused }, now()))) return;
    await notifyTeam(env, 'sitemap', message, { now: now().getTime() });
    // A refused removal waits for a member.
    if (run.trigger === 'change' && !isRemovalRefused)
      await markSitemapChanged(new Date(now().getTime() + RETRY_MS));
  }
}

/** Ends a run, unless another process has taken it over. */
async function endRun(
  { _id, token }: SitemapRunRecord,
  result: Partial<SitemapRunRecord>,
  endedAt: Date,
): Promise<boolean> {
  const { modifiedCount } = await SitemapRun.updateOne(
    { _id, token, state: 'running' },
    { $set: { ...result, endedAt, leaseUntil: null }, $unset: { slot: '' } },
  );
  return modifiedCount > 0;
}

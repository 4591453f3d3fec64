import mongoose from 'mongoose';
import type { Logger } from 'pino';
import type { Env } from '../../platform/configuration/env';
import { Settings, type SettingsRecord } from '../../settings/model';
import { readEntries } from '../sitemap/chunks';
import { findDifferences } from '../sitemap/compareEntries';
import { type NotificationRecord, SitemapRun, type SitemapRunRecord } from '../sitemap/model';
import { findRunBefore } from '../sitemap/writeSitemap';

type JobEnv = Pick<Env, 'publicOrigin' | 'indexNowUrl'>;

/** The most URLs of one message (indexnow.org). */
const MAX_URLS = 10_000;
const TIMEOUT_MS = 10_000;
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 8;
const RETRY_MS = 300_000;

/**
 * Creates the job that sends the URLs which a sitemap run added, changed or removed to search engines with IndexNow, in
 * batches, run by run. Processes may share the work: each attempt is claimed by a conditional write.
 */
export function createIndexNowJob(env: JobEnv, log: Logger, now: () => Date = () => new Date()) {
  return async (): Promise<void> => {
    const settings = await Settings.findById('site').select({ crawlers: 1 }).lean<SettingsRecord | null>();
    const { usesIndexNow, indexNowKey, indexNowSince } = settings?.crawlers ?? {};
    if (!env.indexNowUrl || !usesIndexNow || !indexNowKey || !indexNowSince) return stopPending();
    const run = await claimRun(indexNowSince, now());
    if (!run) return;
    const attempts = run.notification?.attempts ?? 1;
    const isInterrupted = attempts > MAX_ATTEMPTS;
    const sent = run.notification?.count ?? 0;
    const urls = isInterrupted ? [] : await listChangedUrls(run, env.publicOrigin);
    const batch = urls.slice(sent, sent + MAX_URLS);
    const result = isInterrupted ? INTERRUPTED : batch.length ? await send(batch, indexNowKey, env) : SENT;
    if (result.error)
      log.warn({ run: run._id, error: result.error }, 'search engines were not told of changes');
    const count = result.error ? sent : sent + batch.length;
    const isPartial = !result.error && count < urls.length;
    const notification = {
      ...(isPartial ? { state: 'pending', at: now() } : afterAttempt(result, attempts, now())),
      count,
      error: result.error,
      attempts: isPartial ? 0 : attempts,
    };
    await SitemapRun.updateOne(
      { _id: run._id, 'notification.attempts': attempts },
      { $set: { notification } },
    );
  };
}

/** Ends what waits, since a run from before IndexNow is turned on again is not sent. */
async function stopPending(): Promise<void> {
  await SitemapRun.updateMany(
    { 'notification.state': 'pending' },
    { $set: { 'notification.state': 'failed', 'notification.error': 'IndexNow was turned off.' } },
  );
}

/** The oldest run with changes to send. */
const claimRun = (since: Date, at: Date) =>
  SitemapRun.findOneAndUpdate(
    {
      state: 'succeeded',
      createdAt: mongoose.trusted({ $gt: since }),
      $or: [
        { notification: mongoose.trusted({ $exists: false }) },
        { 'notification.state': 'pending', 'notification.at': mongoose.trusted({ $lte: at }) },
      ],
    },
    {
      $set: { 'notification.state': 'pending', 'notification.at': new Date(at.getTime() + LEASE_MS) },
      $inc: { 'notification.attempts': 1 },
    },
    { sort: { createdAt: 1 }, returnDocument: 'after' },
  ).lean<SitemapRunRecord>();

async function listChangedUrls(run: SitemapRunRecord, origin: string): Promise<string[]> {
  const before = await findRunBefore(run);
  const { added, changed, removed } = await findDifferences(
    await readEntries(before?.chunks ?? []),
    await readEntries(run.chunks),
  );
  return [...added, ...changed, ...removed].map(({ path }) => `${origin}${path}`);
}

interface Result {
  /** Why it was not accepted; empty if it was. */
  error: string;
  mayRetry: boolean;
}

const SENT: Result = { error: '', mayRetry: false };
const INTERRUPTED: Result = { error: 'All attempts were interrupted.', mayRetry: false };

async function send(urlList: string[], key: string, { publicOrigin, indexNowUrl }: JobEnv): Promise<Result> {
  try {
    const response = await fetch(indexNowUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(publicOrigin).host,
        key,
        keyLocation: `${publicOrigin}/${key}.txt`,
        urlList,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    const { status, ok } = response;
    if (ok) return SENT;
    return {
      error: REFUSALS[status] ?? `IndexNow answered ${status}.`,
      mayRetry: status === 429 || status >= 500,
    };
  } catch {
    return { error: 'IndexNow couldn’t be reached.', mayRetry: true };
  }
}

/** What the documented statuses mean. */
const REFUSALS: Record<number, string> = {
  403: 'IndexNow couldn’t confirm the key file of this site.',
  422: 'IndexNow doesn’t accept these URLs for this site.',
  429: 'IndexNow received too many requests.',
};

function afterAttempt(
  { error, mayRetry }: Result,
  attempts: number,
  now: Date,
): Pick<NotificationRecord, 'state' | 'at'> {
  if (!error) return { state: 'sent', at: now };
  if (!mayRetry || attempts >= MAX_ATTEMPTS) return { state: 'failed', at: now };
  return { state: 'pending', at: new Date(now.getTime() + RETRY_MS * 2 ** (attempts - 1)) };
}

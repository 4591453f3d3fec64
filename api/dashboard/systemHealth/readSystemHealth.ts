import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { bookingMails } from '../../bookings/mails/bookingMails';
import { Booking } from '../../bookings/model';
import { Hubspot } from '../../hubspot/connection/model';
import { enquiryMails } from '../../leads/enquiries/enquiryMails';
import { Enquiry } from '../../leads/enquiries/model';
import { InboxModel } from '../../leads/inbox/model';
import type { Env } from '../../platform/configuration/env';
import { isReachable } from '../../platform/configuration/isReachable';
import { deliverySource } from '../../platform/outbox/deliveries';
import { outboxBacklog } from '../../platform/outbox/outboxBacklog';
import { ReleaseWithdrawn } from '../../rollbacks/model';
import { Connection, type ConnectionProblem } from '../../seo/searchConsoleConnection/model';
import { SiteCertificate } from '../../seo/siteCertificate/model';
import { Sitemap, SitemapRun } from '../../seo/sitemap/model';
import {
  type HealthCheck,
  type HealthCheckName,
  type HealthState,
  healthChecks,
  type SystemHealth,
} from './contract';

const minuteMs = 60_000;
/** Emails are tried every few seconds, and the inbox is read every few minutes. */
const longestDelayMs = 15 * minuteMs;
const dayMs = 86_400_000;
const recentRollbackMs = 30 * dayMs;
/** As in the domain tool. */
const soonDays = 14;

const EMAILS = [deliverySource(Enquiry, enquiryMails), deliverySource(Booking, bookingMails)];

type Result = Omit<HealthCheck, 'name'>;

/** Reads every check. One that fails takes no other with it. */
export async function readSystemHealth(
  { env, log }: { env: Pick<Env, 'publicOrigin'>; log: Pick<Logger, 'warn'> },
  now = new Date(),
): Promise<SystemHealth> {
  const checks = await Promise.all(
    healthChecks.map(async (name) => {
      try {
        return { name, ...(await READERS[name](now, env)) };
      } catch (error) {
        log.warn({ err: error, check: name }, 'a health check of the dashboard could not be read');
        return { name, ...result('unread', 'Couldn’t be read.') };
      }
    }),
  );
  return { checks };
}

const READERS: Record<HealthCheckName, (now: Date, env: Pick<Env, 'publicOrigin'>) => Promise<Result>> = {
  email: readEmail,
  inbox: readInboxState,
  hubspot: readHubspot,
  sitemap: readSitemap,
  releases: readReleases,
  certificate: readCertificate,
  searchConsole: readSearchConsole,
};

/** Emails about leads and bookings that are due. */
async function readEmail(): Promise<Result> {
  const { waiting, oldestSeconds } = await outboxBacklog(EMAILS);
  if (oldestSeconds * 1000 <= longestDelayMs)
    return result('ok', waiting ? `Sending ${emails(waiting)}.` : 'No email is waiting.');
  const minutes = Math.floor(oldestSeconds / 60).toLocaleString('en-US');
  return result('error', `Delayed: ${emails(waiting)} waiting, the oldest for ${minutes} minutes.`);
}

/** The error itself may name the mail server, which viewers may not see. */
async function readInboxState(now: Date): Promise<Result> {
  const inbox = await InboxModel.findById('site').select(['isEnabled', 'error', 'readAt', 'since']).lean();
  if (!inbox?.isEnabled) return result('off', 'Not connected.');
  if (inbox.error) return result('error', 'Can’t be read. Last read', inbox.readAt);
  const isLate = now.getTime() - (inbox.readAt ?? inbox.since).getTime() > longestDelayMs;
  return result(isLate ? 'warning' : 'ok', inbox.readAt ? 'Last read' : 'Not read yet.', inbox.readAt);
}

async function readHubspot(): Promise<Result> {
  const hubspot = await Hubspot.findById('hubspot').select(['mode', 'isPaused', 'problem']).lean();
  if (hubspot?.problem === 'revoked') return result('error', 'HubSpot refuses the access token.');
  if (!hubspot || hubspot.mode === 'off') return result('off', 'Not connected.');
  if (hubspot.problem === 'degraded') return result('warning', 'HubSpot doesn’t respond as it should.');
  if (hubspot.isPaused) return result('warning', 'Sync is paused.');
  return result('ok', hubspot.mode === 'shadow' ? 'Connected in shadow mode.' : 'Connected.');
}

async function readSitemap(): Promise<Result> {
  const ended = { endedAt: mongoose.trusted({ $ne: null }) };
  const [sitemap, run] = await Promise.all([
    Sitemap.findById('live').select(['isEnabled', 'checkError']).lean(),
    SitemapRun.findOne(ended).sort({ createdAt: -1 }).select(['state', 'endedAt']).lean(),
  ]);
  if (run?.state === 'failed') return result('error', 'The last update failed', run.endedAt);
  if (sitemap?.checkError) return result('warning', 'Pages can’t be checked.');
  if (!run) return result('off', 'Not written yet.');
  return result('ok', 'Last updated', run.endedAt);
}

async function readReleases(now: Date): Promise<Result> {
  const since = new Date(now.getTime() - recentRollbackMs);
  const rollback = await ReleaseWithdrawn.findOne({ createdAt: mongoose.trusted({ $gt: since }) })
    .sort({ createdAt: -1 })
    .lean();
  if (!rollback) return result('ok', 'No rollback in the last 30 days.');
  const { remote, version, to, at } = rollback;
  if (!to)
    return result('error', `${remote} ${version} was withdrawn, and no older release works`, new Date(at));
  return result('warning', `${remote} ${version} was rolled back to ${to}`, new Date(at));
}

/** As the domain tool saw it, which checks it twice a day. Its last day is compared with today. */
async function readCertificate(now: Date, { publicOrigin }: Pick<Env, 'publicOrigin'>): Promise<Result> {
  if (!isReachable(publicOrigin)) return result('unchecked', 'This site has no public address.');
  const { hostname } = new URL(publicOrigin);
  const seen = await SiteCertificate.findOne({ _id: 'site', domain: hostname }).lean();
  if (!seen) return result('unchecked', 'Not checked yet.');
  const { state, headline, expiresAt, checkedAt } = seen;
  const also = { text: 'Checked', at: checkedAt.toISOString() };
  const left = expiresAt ? expiresAt.getTime() - now.getTime() : 0;
  if (state === 'unknown') return { ...result('unread', `${headline}.`.replace(/[.]+$/, '.')), also };
  if (expiresAt && left < 0) return { ...result('error', 'Expired', expiresAt), also };
  if (state === 'fail' || !expiresAt)
    return { ...result(state === 'fail' ? 'error' : 'ok', `${headline}.`), also };
  const isLate = now.getTime() - checkedAt.getTime() > 2 * dayMs;
  const isSoon = left < soonDays * dayMs;
  return {
    ...result(isLate || isSoon ? 'warning' : 'ok', isSoon ? 'Expires' : 'Valid until', expiresAt),
    also,
  };
}

const PROBLEMS: Record<Exclude<ConnectionProblem, 'none'>, string> = {
  key_rejected: 'Google rejects the key.',
  not_enabled: 'The API isn’t enabled at Google.',
  no_access: 'The account has no access to the property.',
  unavailable: 'Google doesn’t respond.',
};

async function readSearchConsole(now: Date): Promise<Result> {
  const connection = await Connection.findById('google')
    .select(['key.key', 'property', 'problem', 'imported', 'failingSince', 'dueAt'])
    .lean();
  if (!connection?.key) return result('off', 'Not connected.');
  const { property, problem, imported, failingSince, dueAt } = connection;
  const last = imported ? 'Last import' : 'Nothing was imported yet.';
  if (problem !== 'none') {
    const state = problem === 'unavailable' ? 'warning' : 'error';
    const text = failingSince ? `${PROBLEMS[problem]} Failing since` : PROBLEMS[problem];
    return {
      ...result(state, text, failingSince),
      also: { text: last, at: imported?.at.toISOString() ?? null },
    };
  }
  if (!property) return result('warning', 'No property is chosen.');
  const isLate = dueAt !== undefined && now.getTime() - dueAt.getTime() > dayMs;
  return result(isLate ? 'warning' : 'ok', last, imported?.at);
}

const emails = (count: number) => (count === 1 ? '1 email' : `${count.toLocaleString('en-US')} emails`);

const result = (state: HealthState, text: string, at?: Date | null): Result => ({
  state,
  text,
  at: at?.toISOString() ?? null,
  also: null,
});

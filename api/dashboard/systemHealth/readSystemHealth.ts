import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { bookingMails } from '../../bookings/mails/bookingMails';
import { Booking } from '../../bookings/model';
import { Hubspot } from '../../hubspot/connection/model';
import { enquiryMails } from '../../leads/enquiries/enquiryMails';
import { Enquiry } from '../../leads/enquiries/model';
import { InboxModel } from '../../leads/inbox/model';
import { deliverySource } from '../../platform/outbox/deliveries';
import { outboxBacklog } from '../../platform/outbox/outboxBacklog';
import { ReleaseWithdrawn } from '../../rollbacks/model';
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
const recentRollbackMs = 30 * 86_400_000;

const EMAILS = [deliverySource(Enquiry, enquiryMails), deliverySource(Booking, bookingMails)];

type Result = Omit<HealthCheck, 'name'>;

/** Reads every check. One that fails takes no other with it. */
export async function readSystemHealth(log: Pick<Logger, 'warn'>, now = new Date()): Promise<SystemHealth> {
  const checks = await Promise.all(
    healthChecks.map(async (name) => {
      try {
        return { name, ...(await READERS[name](now)) };
      } catch (error) {
        log.warn({ err: error, check: name }, 'a health check of the dashboard could not be read');
        return { name, ...result('unread', 'Couldn’t be read.') };
      }
    }),
  );
  return { checks };
}

const READERS: Record<HealthCheckName, (now: Date) => Promise<Result>> = {
  email: readEmail,
  inbox: readInboxState,
  hubspot: readHubspot,
  sitemap: readSitemap,
  releases: readReleases,
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

const emails = (count: number) => (count === 1 ? '1 email' : `${count.toLocaleString('en-US')} emails`);

const result = (state: HealthState, text: string, at?: Date | null): Result => ({
  state,
  text,
  at: at?.toISOString() ?? null,
});

import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { createMailer } from '../audience/mailings/createMailer';
import { releaseExpiredHolds } from '../bookings/holds';
import { contentKinds } from '../content/contentKinds';
import { setRenderTimeout, stopRenderThreads } from '../content/markdown/renderInThread';
import { createPublisher } from '../content/publishing/publishDue';
import { renewRenderings } from '../content/publishing/renewRenderings';
import { emptyTrash } from '../content/trash/emptyTrash';
import { rollUp } from '../insights/events/rollUp';
import { deleteOldDays } from '../insights/notFound/deleteOldDays';
import { notifyQuarantine } from '../leads/enquiries/notifyQuarantine';
import { deleteOrphanPictures } from '../media/deleteOrphanPictures';
import { migrate } from '../migrations/migrate';
import { createChainer } from '../platform/audit/createChainer';
import { deleteOldLines } from '../platform/audit/deleteOldLines';
import { logChainHead } from '../platform/audit/logChainHead';
import type { Env } from '../platform/configuration/env';
import type { Health } from '../platform/Dependencies';
import { connect } from '../platform/db/connect';
import { isDatabaseAway } from '../platform/db/isDatabaseAway';
import { startSchedule } from '../platform/jobs/schedule';
import { createMailTransport } from '../platform/mail/transport';
import { createOutbox } from '../platform/outbox/outbox';
import { letterheadOf } from '../settings/letterhead';
import { deleteOldDetails } from './deleteOldDetails';
import { outboxOwners } from './outboxOwners';

/** How long a text may take to render. */
const RENDER_MS = 2000;
const RENEW_FIRST_MS = 60_000;
const RENEW_MS = 86_400_000;

/** What the process does beside answering. */
export interface Worker {
  /** Waits for the database, brings it up to date, then starts sending mail. */
  start: () => Promise<void>;
  /** Mail waits: send it in a moment, together with what else arrives in it. */
  deliver: () => void;
  /** Does now what is done every few seconds anyway, for who cannot wait for it. */
  tick: () => void;
  stop: () => Promise<void>;
}

export function createWorker(env: Env, log: Logger, health: Health, patience?: number): Worker {
  setRenderTimeout(RENDER_MS * (patience ?? 1));
  const transport = createMailTransport(env.smtpUrl);
  const outbox = createOutbox({
    ...{ owners: outboxOwners, transport, log, leaseMs: env.outboxLeaseMs },
    letterhead: () => letterheadOf(env),
  });
  const ending = new AbortController();
  let schedule: { stop: () => Promise<void> } | undefined;
  // Bound to here: who asks for it may be in a transaction, which is over by the time the mail reads what it says.
  const deliver = AsyncResource.bind(
    () => void outbox.deliver().catch((error) => log.warn({ err: error }, 'mail was not sent')),
  );
  let soon: NodeJS.Timeout | undefined;
  const deliverSoon = () => {
    if (soon) return;
    soon = setTimeout(() => {
      soon = undefined;
      deliver();
    }, 100);
  };
  const forget = () =>
    void Promise.all([
      ...[deleteOldDetails(), deleteOldDays(), deleteOldLines(env.auditKeys), emptyTrash(env, contentKinds)],
      logChainHead(env.auditKeys, log),
      deleteOrphanPictures(),
    ]).catch((error) => log.warn({ err: error }, 'not all was forgotten'));

  const addUp = () => void rollUp().catch((error) => log.warn({ err: error }, 'events were not added up'));

  const publisher = createPublisher(env, contentKinds, log);
  const publish = () =>
    void publisher().catch((error) => log.warn({ err: error }, 'nothing could be published'));

  const mailer = createMailer(env, log);
  const mail = () => void mailer().catch((error) => log.warn({ err: error }, 'a post was not mailed yet'));

  let renewing: NodeJS.Timeout | undefined;
  // Not at once: what is asked for first has precedence, and a reader who needs a text has it rendered anyway.
  const renewLater = (wait = RENEW_FIRST_MS) => {
    renewing = setTimeout(() => {
      renewRenderings(contentKinds, ending.signal)
        .catch((error) => log.warn({ err: error }, 'not all texts were rendered anew'))
        .finally(() => ending.signal.aborted || renewLater(RENEW_MS));
    }, wait).unref();
  };

  const tellOf = () =>
    void notifyQuarantine(env).catch((error) => log.warn({ err: error }, 'nobody was told of quarantine'));

  const free = () =>
    void releaseExpiredHolds().catch((error) => log.warn({ err: error }, 'held times were not freed'));

  const jobs = [
    { name: 'deliver mail', every: 1000, run: deliver },
    { name: 'chain the audit log', every: 1000, run: createChainer(env.auditKeys, log) },
    { name: 'publish what is due', every: 5000, run: publish },
    { name: 'mail posts', every: 1000, run: mail },
    { name: 'add up events', every: 300_000, run: addUp },
    { name: 'tell of quarantine', every: 600_000, run: tellOf },
    { name: 'free held times', every: 60_000, run: free },
    { name: 'forget old details', every: 86_400_000, run: forget },
  ];

  return {
    deliver: deliverSoon,
    tick: () => {
      for (const { every, run } of jobs) if (every <= 5000) run();
    },
    start: async () => {
      await connect(env.mongoUrl, log, ending.signal, patience);
      await insist(() => migrate(env, log), ending.signal);
      if (ending.signal.aborted) return;
      health.isPrepared = true;
      await insist(async () => {
        schedule = await startSchedule(jobs, log);
      }, ending.signal);
      renewLater();
    },
    stop: async () => {
      ending.abort();
      clearTimeout(soon);
      clearTimeout(renewing);
      await schedule?.stop().catch(() => {});
      await outbox.stop();
      transport.close();
      await stopRenderThreads();
      await mongoose.disconnect();
    },
  };
}

async function insist(deed: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      return await deed();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await sleep(500);
    }
  }
}

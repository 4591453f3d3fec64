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
import { assignNewLeads } from '../leads/pipeline/assignNewLeads';
import { remindOfTasks } from '../leads/work/remindOfTasks';
import { deleteOrphanImages } from '../media/deleteOrphanImages';
import { migrate } from '../migrations/migrate';
import { createChainer } from '../platform/audit/createChainer';
import { deleteOldEntries } from '../platform/audit/deleteOldEntries';
import { logChainHead } from '../platform/audit/logChainHead';
import type { Env } from '../platform/configuration/env';
import type { Health } from '../platform/Dependencies';
import { connect } from '../platform/db/connect';
import { isDatabaseUnavailable } from '../platform/db/isDatabaseUnavailable';
import { startSchedule } from '../platform/jobs/schedule';
import { createMailTransport } from '../platform/mail/transport';
import { createOutbox } from '../platform/outbox/outbox';
import { getSender } from '../settings/getSender';
import { deleteExpiredData } from './deleteExpiredData';
import { deliverySources } from './deliverySources';

/** Time limit to render a text. */
const RENDER_MS = 2000;
const RENEW_FIRST_MS = 60_000;
const RENEW_MS = 86_400_000;

/** The background jobs of the process. */
export interface Worker {
  /** Connects, migrates, then starts the jobs. */
  start: () => Promise<void>;
  /** Delivers queued email in a moment, together with what else is queued until then. */
  deliver: () => void;
  /** Runs the frequent jobs now; for tests. */
  tick: () => void;
  stop: () => Promise<void>;
}

export function createWorker(env: Env, log: Logger, health: Health, timeoutFactor?: number): Worker {
  setRenderTimeout(RENDER_MS * (timeoutFactor ?? 1));
  const transport = createMailTransport(env.smtpUrl);
  const outbox = createOutbox({
    sources: deliverySources,
    transport,
    log,
    leaseMs: env.outboxLeaseMs,
    sender: () => getSender(env),
  });
  const ending = new AbortController();
  let schedule: { stop: () => Promise<void> } | undefined;
  // Bound to the outer context: callers may be in a transaction that has ended by the time the delivery runs.
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
      deleteExpiredData(),
      deleteOldDays(),
      deleteOldEntries(env.auditKeys),
      emptyTrash(env, contentKinds),
      logChainHead(env.auditKeys, log),
      deleteOrphanImages(),
    ]).catch((error) => log.warn({ err: error }, 'not all was forgotten'));

  const addUp = () => void rollUp().catch((error) => log.warn({ err: error }, 'events were not added up'));

  const publisher = createPublisher(env, contentKinds, log);
  const publish = () =>
    void publisher().catch((error) => log.warn({ err: error }, 'nothing could be published'));

  const mailer = createMailer(env, log);
  const mail = () => void mailer().catch((error) => log.warn({ err: error }, 'a post was not mailed yet'));

  let renewing: NodeJS.Timeout | undefined;
  // Delayed, because requests have priority and render the texts that they need anyway.
  const renewLater = (wait = RENEW_FIRST_MS) => {
    renewing = setTimeout(() => {
      renewRenderings(contentKinds, ending.signal)
        .catch((error) => log.warn({ err: error }, 'not all texts were rendered anew'))
        .finally(() => ending.signal.aborted || renewLater(RENEW_MS));
    }, wait).unref();
  };

  const createReporter = () =>
    void notifyQuarantine(env).catch((error) => log.warn({ err: error }, 'nobody was told of quarantine'));

  const free = () =>
    void releaseExpiredHolds().catch((error) => log.warn({ err: error }, 'held times were not freed'));

  const assign = () =>
    void assignNewLeads().catch((error) => log.warn({ err: error }, 'new leads were not assigned'));

  const remind = () =>
    void remindOfTasks(env).catch((error) => log.warn({ err: error }, 'nobody was reminded of tasks'));

  const jobs = [
    { name: 'deliver mail', every: 1000, run: deliver },
    { name: 'chain the audit log', every: 1000, run: createChainer(env.auditKeys, log) },
    { name: 'publish what is due', every: 5000, run: publish },
    { name: 'mail posts', every: 1000, run: mail },
    { name: 'assign new leads', every: 5000, run: assign },
    { name: 'remind of tasks', every: 60_000, run: remind },
    { name: 'add up events', every: 300_000, run: addUp },
    { name: 'tell of quarantine', every: 600_000, run: createReporter },
    { name: 'free held times', every: 60_000, run: free },
    { name: 'forget old details', every: 86_400_000, run: forget },
  ];

  return {
    deliver: deliverSoon,
    tick: () => {
      for (const { every, run } of jobs) if (every <= 5000) run();
    },
    start: async () => {
      await connect(env.mongoUrl, log, ending.signal, timeoutFactor);
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

async function insist(task: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      return await task();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await sleep(500);
    }
  }
}

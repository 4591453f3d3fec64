import { AsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { createMailer } from '../audience/mailings/createMailer';
import { runSequences } from '../audience/sequences/runSequences';
import { readBusyCalendars } from '../bookings/busyCalendars/readBusyCalendars';
import { createConnectedReader } from '../bookings/calendarConnections/readConnectedCalendar';
import { syncConnections } from '../bookings/calendarConnections/syncConnections';
import { releaseExpiredHolds } from '../bookings/holds';
import { createDailyPublisher } from '../content/generatedPages/publishDaily';
import { createPageRunner } from '../content/generatedPages/runPages';
import { setRenderTimeout, stopRenderThreads } from '../content/markdown/renderInThread';
import { setTemplateTimeout, stopTemplateThreads } from '../content/pageTemplates/rendering/templateThreads';
import { createPublisher } from '../content/publishing/publishDue';
import { renewRenderings } from '../content/publishing/renewRenderings';
import { createRolloutRunner } from '../content/templateRollouts/runRollouts';
import { emptyTrash } from '../content/trash/emptyTrash';
import { syncContacts } from '../hubspot/sync/syncContacts';
import { rollUp } from '../insights/events/rollUp';
import { deleteOldDays } from '../insights/notFound/deleteOldDays';
import { listNewContacts } from '../leads/contactList/listNewContacts';
import { notifyQuarantine } from '../leads/enquiries/notifyQuarantine';
import { deleteUnsentFiles } from '../leads/files/deleteFiles';
import { createInboxReader } from '../leads/inbox/readInbox';
import { assignNewLeads } from '../leads/pipeline/assignNewLeads';
import { createScorer } from '../leads/score/scoreLeads';
import { remindOfTasks } from '../leads/work/remindOfTasks';
import { deleteOrphanFiles } from '../media/deleteOrphanFiles';
import { setPdfTimeout, stopPdfThreads } from '../media/pdf/pdfThreads';
import { migrate } from '../migrations/migrate';
import { createChainer } from '../platform/audit/createChainer';
import { deleteOldEntries } from '../platform/audit/deleteOldEntries';
import { logChainHead } from '../platform/audit/logChainHead';
import type { Env } from '../platform/configuration/env';
import type { Health } from '../platform/Dependencies';
import { type ConnectOptions, connect } from '../platform/db/connect';
import { isDatabaseUnavailable } from '../platform/db/isDatabaseUnavailable';
import { startSchedule } from '../platform/jobs/schedule';
import { createMailTransport } from '../platform/mail/transport';
import { sendWeeklyReports } from '../reporting/weeklyReport/sendWeeklyReports';
import { checkExternalLinks } from '../seo/externalLinks/checkExternalLinks';
import { createIndexNowJob } from '../seo/indexNow/indexNowJob';
import { createSeoJob } from '../seo/pageInventory/seoJob';
import { createSearchConsoleJob } from '../seo/searchConsoleConnection/importJob';
import { createCertificateJob } from '../seo/siteCertificate/certificateJob';
import { createSitemapJob } from '../seo/sitemap/sitemapJobs';
import { findLatestResults } from '../tools/assessments/findLatestResults';
import { findActivities } from '../wiring/activitySources';
import { contactFactSources } from '../wiring/contactSources';
import { documentKinds } from '../wiring/documentKinds';
import { createCalendarProbe } from './createCalendarProbe';
import { createDelivery } from './createDelivery';
import { deleteExpiredData } from './deleteExpiredData';
import { inboxPorts } from './inboxPorts';

/** Time limit to render a text. */
const RENDER_MS = 2000;
/** Time limit to check an uploaded PDF. */
const PDF_MS = 8000;
const RENEW_FIRST_MS = 60_000;
const RENEW_MS = 86_400_000;

/** The background jobs of the process. */
export interface Worker {
  /** Connects, migrates, then starts the jobs. */
  start: () => Promise<void>;
  /** Delivers queued email in a moment, together with what else is queued until then. */
  deliver: () => void;
  /** Runs these jobs now, or without names all frequent ones; for tests. */
  tick: (...names: string[]) => void;
  stop: () => Promise<void>;
}

/** How tests run it. */
export interface WorkerOptions extends ConnectOptions {
  /** The database has all indexes and migrations. */
  isMigrated?: boolean;
  schedule?: typeof startSchedule;
}

export function createWorker(
  env: Env,
  log: Logger,
  health: Health,
  { isMigrated, schedule: startJobs = startSchedule, ...connecting }: WorkerOptions = {},
): Worker {
  const { timeoutFactor = env.timeoutFactor } = connecting;
  setRenderTimeout(RENDER_MS * timeoutFactor);
  setTemplateTimeout(timeoutFactor);
  setPdfTimeout(PDF_MS * timeoutFactor);
  const transport = createMailTransport(env.smtpUrl);
  const outbox = createDelivery(env, transport, log);
  const ending = new AbortController();
  let schedule: ReturnType<typeof startSchedule> | undefined;
  // Bound to the outer context: callers may be in a transaction that has ended by the time the delivery runs.
  const deliver = AsyncResource.bind(
    () => void outbox.deliver().catch((error) => log.warn({ err: error }, 'emails were not delivered')),
  );
  let soon: NodeJS.Timeout | undefined;
  const deliverSoon = () => {
    if (soon) return;
    soon = setTimeout(() => {
      soon = undefined;
      deliver();
    }, 100);
  };
  const deleteOldData = () =>
    Promise.all([
      deleteExpiredData(),
      deleteOldDays(),
      deleteOldEntries(env.auditKeys),
      emptyTrash(env, documentKinds),
      logChainHead(env.auditKeys, log),
      deleteOrphanFiles(),
    ]);

  let renewing: NodeJS.Timeout | undefined;
  // Delayed, because requests have priority and render the texts that they need anyway.
  const renewLater = (wait = RENEW_FIRST_MS) => {
    renewing = setTimeout(() => {
      renewRenderings(documentKinds, ending.signal)
        .catch((error) => log.warn({ err: error }, 'some texts were not re-rendered'))
        .finally(() => ending.signal.aborted || renewLater(RENEW_MS));
    }, wait).unref();
  };

  /** A job whose errors are logged with its name. */
  const job = (name: string, every: number, task: () => Promise<unknown>) => ({
    name,
    every,
    run: () => void task().catch((error) => log.warn({ err: error, job: name }, 'a background job failed')),
  });
  // The names are stored with the schedule.
  const jobs = [
    { name: 'deliver mail', every: 3000, run: deliver },
    { name: 'chain the audit log', every: 1000, run: createChainer(env.auditKeys, log) },
    job('publish what is due', 5000, createPublisher(env, documentKinds, log)),
    job('send newsletters', 1000, createMailer(env, log)),
    job(
      'run sequences',
      5000,
      oneAtATime(() => runSequences(env)),
    ),
    job('assign new leads', 5000, () => assignNewLeads(env)),
    job(
      'list contacts',
      5000,
      oneAtATime(() => listNewContacts(contactFactSources)),
    ),
    job('score leads', 2000, createScorer(findActivities)),
    job(
      'sync contacts with HubSpot',
      2000,
      oneAtATime(() => syncContacts(env, log, findLatestResults)),
    ),
    job('generate pages', 2000, oneAtATime(createPageRunner(env, log, ending.signal))),
    job('roll out page templates', 2000, oneAtATime(createRolloutRunner(env, log, ending.signal))),
    job('publish generated pages', 60_000, oneAtATime(createDailyPublisher(env, log))),
    job('write the sitemap', 2000, createSitemapJob(env, log)),
    job('notify search engines', 60_000, createIndexNowJob(env, log)),
    job('analyze pages', 5000, createSeoJob(env)),
    job(
      'check external links',
      60_000,
      oneAtATime(async () => {
        if (env.hasPageChecks) await checkExternalLinks(createCalendarProbe(env));
      }),
    ),
    job('import from Search Console', 5000, createSearchConsoleJob(env, log)),
    job('check the certificate', 600_000, createCertificateJob(env)),
    job('remind of tasks', 60_000, () => remindOfTasks(env)),
    job(
      'read the inbox',
      60_000,
      createInboxReader({
        ...inboxPorts(env),
        sealingKeys: env.sealingKeys,
        standIn: env.calendarsOrigin,
        log,
      }),
    ),
    job(
      'read busy calendars',
      10_000,
      oneAtATime(() =>
        readBusyCalendars({
          ...env,
          createProbe: createCalendarProbe(env),
          readConnected: createConnectedReader(env),
          log,
        }),
      ),
    ),
    job(
      'sync connected calendars',
      10_000,
      oneAtATime(() => syncConnections(env, log)),
    ),
    job('free held times', 60_000, () => releaseExpiredHolds()),
    job('delete unsent files', 600_000, () => deleteUnsentFiles()),
    job('add up events', 60_000, () => rollUp()),
    job('send weekly reports', 600_000, () => sendWeeklyReports(env)),
    job('tell of quarantine', 600_000, () => notifyQuarantine(env)),
    job('forget old details', 86_400_000, deleteOldData),
  ];

  return {
    deliver: deliverSoon,
    tick: (...names) => {
      for (const { name, every, run } of jobs) if (names.length ? names.includes(name) : every <= 5000) run();
    },
    start: async () => {
      await connect(env.mongoUrl, log, ending.signal, connecting);
      if (!isMigrated) await retryWhileUnavailable(() => migrate(env, log), ending.signal);
      if (ending.signal.aborted) return;
      health.isPrepared = true;
      schedule = startJobs(jobs, log, env.jobPollMs);
      renewLater();
    },
    stop: async () => {
      ending.abort();
      clearTimeout(soon);
      clearTimeout(renewing);
      schedule?.stop();
      await outbox.stop();
      transport.close();
      await stopRenderThreads();
      await stopTemplateThreads();
      await stopPdfThreads();
      await mongoose.disconnect();
    },
  };
}

/** A task that is not started again while it runs in this process. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= task().finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function retryWhileUnavailable(task: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      return await task();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await sleep(500);
    }
  }
}

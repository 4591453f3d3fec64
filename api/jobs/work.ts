import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { connect } from '../db/connect';
import { isDatabaseAway } from '../db/isDatabaseAway';
import type { Health } from '../deps';
import type { Env } from '../env';
import { letterheadOf } from '../mail/letterhead';
import { createMailTransport } from '../mail/transport';
import { migrate } from '../migrations/migrate';
import { createOutbox } from '../outbox/outbox';
import { owners } from '../owners';
import { forgetOldDays } from '../resources/notfound/forgetOldDays';
import { forgetOldDetails } from './forgetOldDetails';
import { startSchedule } from './schedule';

/** What the process does beside answering. */
export interface Work {
  /** Waits for the database, brings it up to date, then starts sending mail. */
  start: () => Promise<void>;
  /** Mail waits: send it in a moment, together with what else arrives in it. */
  deliver: () => void;
  stop: () => Promise<void>;
}

export function createWork(env: Env, log: Logger, health: Health): Work {
  const transport = createMailTransport(env.smtpUrl);
  const outbox = createOutbox({ owners, transport, letterhead: () => letterheadOf(env), log });
  const ending = new AbortController();
  let schedule: { stop: () => Promise<void> } | undefined;
  const deliver = () => void outbox.deliver().catch((error) => log.warn({ err: error }, 'mail was not sent'));
  let soon: NodeJS.Timeout | undefined;
  const deliverSoon = () => {
    if (soon) return;
    soon = setTimeout(() => {
      soon = undefined;
      deliver();
    }, 100);
  };
  const forget = () =>
    void Promise.all([forgetOldDetails(), forgetOldDays()]).catch((error) =>
      log.warn({ err: error }, 'not all was forgotten'),
    );

  return {
    deliver: deliverSoon,
    start: async () => {
      await connect(env.mongoUrl, log, ending.signal);
      await insist(() => migrate(env, log), ending.signal);
      if (ending.signal.aborted) return;
      health.isPrepared = true;
      const jobs = [
        { name: 'deliver mail', every: 1000, run: deliver },
        { name: 'forget old details', every: 86_400_000, run: forget },
      ];
      await insist(async () => {
        schedule = await startSchedule(jobs, log);
      }, ending.signal);
    },
    stop: async () => {
      ending.abort();
      clearTimeout(soon);
      await schedule?.stop().catch(() => {});
      await outbox.stop();
      transport.close();
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

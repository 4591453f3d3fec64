import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Env } from './platform/configuration/env';
import type { Health } from './platform/Dependencies';
import type { GracefulClose } from './platform/operations/gracefulClose';
import type { Worker } from './worker/createWorker';

interface Parts {
  server: Server;
  gentle: GracefulClose;
  metrics: Server;
  work: Worker;
  health: Health;
  log: Logger;
  env: Env;
}

/**
 * Ends the process in order: not ready any more, requests under way are finished, then the worker and
 * the database connection; exit code 0 within 25 seconds, or 8 on a local machine.
 */
export async function shutdown({ server, gentle, metrics, work, health, log, env }: Parts): Promise<void> {
  health.isDraining = true;
  gentle.announce();
  log.info('draining');
  const latest = sleep(env.drainSeconds * 1000);
  // Whoever spreads the load has this long to notice before new connections are refused.
  if (env.isProduction) await sleep(3000);
  await Promise.race([gentle.close(), latest]);
  server.closeAllConnections();
  metrics.close();
  await Promise.race([work.stop(), latest, sleep(4000)]);
  log.info('drained');
  process.exit(0);
}

import { createServer } from 'node:http';
import { createApp } from './app';
import { countHashes, hashAtCost } from './identity/password/hashPassword';
import { readEnv } from './platform/configuration/env';
import { BadEnvironment } from './platform/configuration/variables';
import type { Health } from './platform/Dependencies';
import { isDatabaseAway } from './platform/db/isDatabaseAway';
import { createLog } from './platform/operations/createLog';
import { gracefulClose } from './platform/operations/gracefulClose';
import { createMetricsServer } from './platform/operations/metrics';
import { outboxBacklog } from './platform/outbox/outboxBacklog';
import { shutdown } from './shutdown';
import { createWorker } from './worker/createWorker';
import { outboxOwners } from './worker/outboxOwners';

/** The API's process: answers at once, with 503 until the database is there, and drains when told to stop. */
function main(): void {
  const env = readEnv();
  const log = createLog('api', env.logLevel);
  hashAtCost(env.passwordCost);
  const health: Health = { isPrepared: false, isDraining: false };
  const work = createWorker(env, log, health);
  const server = createServer(limits, createApp({ env, log, health, onMailWaiting: work.deliver }));
  server.maxConnections = 2000;
  const gentle = gracefulClose(server);
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE' ? `Port ${env.port} is taken: set API_PORT to a free one.` : error.message,
    );
  });
  server.listen(env.port, env.host, () => log.info({ port: env.port }, 'listening'));
  const metrics = createMetricsServer({
    backlogNow: () => outboxBacklog(outboxOwners),
    hashesNow: countHashes,
  });
  metrics.on('error', (error) => log.warn({ err: error }, 'no metrics: their port is taken'));
  metrics.listen(env.metricsPort, env.metricsHost);
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'a promise was left alone');
    if (!isDatabaseAway(error)) process.exit(1);
  });
  // Printed by Node itself it would show everything the error holds.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a failure nobody expected');
    process.exit(1);
  });
  work.start().catch((error: Error) => {
    log.fatal({ err: error }, 'the database could not be prepared');
    process.exit(1);
  });
  // A lost supervisor counts as a signal: nobody else would end this process.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(signal, () => void shutdown({ server, gentle, metrics, work, health, log, env }));
  }
}

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2000,
  // Longer than the site's own server keeps an idle connection, so that it never writes into a closed one.
  keepAliveTimeout: 65_000,
};

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  main();
} catch (error) {
  if (error instanceof BadEnvironment) fail(error.message);
  throw error;
}

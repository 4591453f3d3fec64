import { createServer } from 'node:http';
import { createApp } from './app';
import { countHashes, setHashCost } from './identity/password/hashPassword';
import { readEnv } from './platform/configuration/env';
import { InvalidEnvironmentError } from './platform/configuration/variables';
import type { Health } from './platform/Dependencies';
import { isDatabaseUnavailable } from './platform/db/isDatabaseUnavailable';
import { createLogger } from './platform/operations/createLogger';
import { gracefulShutdown } from './platform/operations/gracefulShutdown';
import { createMetricsServer } from './platform/operations/metrics';
import { outboxBacklog } from './platform/outbox/outboxBacklog';
import { shutdown } from './shutdown';
import { createWorker } from './worker/createWorker';
import { deliverySources } from './worker/deliverySources';

/** Starts the API process. It answers 503 until the database is ready and drains connections on a signal. */
function main(): void {
  const env = readEnv();
  const log = createLogger('api', env.logLevel);
  setHashCost(env.passwordCost);
  const health: Health = { isPrepared: false, isDraining: false };
  const work = createWorker(env, log, health);
  const server = createServer(
    limits,
    createApp({ env, log, health, onMailQueued: work.deliver, timeoutFactor: env.timeoutFactor }),
  );
  server.maxConnections = 2000;
  const shutdownState = gracefulShutdown(server);
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${env.port} is in use. Set API_PORT to a free port.`
        : error.message,
    );
  });
  server.listen(env.port, env.host, () => log.info({ port: env.port }, 'listening'));
  const metrics = createMetricsServer({
    getBacklog: () => outboxBacklog(deliverySources),
    getHashCounts: countHashes,
  });
  metrics.on('error', (error) => log.warn({ err: error }, 'no metrics: the port is in use'));
  metrics.listen(env.metricsPort, env.metricsHost);
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'unhandled promise rejection');
    if (!isDatabaseUnavailable(error)) process.exit(1);
  });
  // Node's own report would print everything that the error holds.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });
  work.start().catch((error: Error) => {
    log.fatal({ err: error }, 'the database could not be prepared');
    process.exit(1);
  });
  // A lost supervisor counts as a signal, because nothing else would end this process.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(
      signal,
      () => void shutdown({ server, shutdownState: shutdownState, metrics, work, health, log, env }),
    );
  }
}

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2000,
  // Longer than the shell keeps idle connections, so that it never writes to a closed one.
  keepAliveTimeout: 65_000,
};

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  main();
} catch (error) {
  if (error instanceof InvalidEnvironmentError) fail(error.message);
  throw error;
}

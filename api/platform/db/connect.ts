import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Logger } from 'pino';

/** How tests connect. */
export interface ConnectOptions {
  /** Raises the timeouts. */
  timeoutFactor?: number;
  /**
   * Writes do not wait until they are in the journal, which takes most of the time of a write, and leave no records for
   * being retried. Sessions that read a snapshot may miss the latest of them.
   */
  isVolatile?: boolean;
}

/** Connects to the database and retries until it is available. Afterwards the driver reconnects by itself. */
export async function connect(
  url: string,
  log: Logger,
  signal?: AbortSignal,
  { timeoutFactor = 1, isVolatile }: ConnectOptions = {},
): Promise<void> {
  mongoose.set({
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    sanitizeFilter: true,
    strictQuery: true,
    // Models join a running transaction automatically.
    transactionAsyncLocalStorage: true,
  });
  mongoose.connection.on(
    'disconnected',
    () => signal?.aborted || log.warn('the database connection was lost'),
  );
  mongoose.connection.on('reconnected', () => log.info('the database is connected again'));
  for (let attempt = 0; !signal?.aborted; attempt += 1) {
    try {
      const waits = { connectTimeoutMS: 2500 * timeoutFactor, socketTimeoutMS: 20_000 * timeoutFactor };
      await mongoose.connect(url, { ...options, ...waits, ...(isVolatile && VOLATILE) });
      return;
    } catch (error) {
      if (attempt === 0) log.warn({ err: error }, 'the database is unreachable, retrying');
      await mongoose.disconnect().catch(() => {});
      await sleep(500);
    }
  }
}

/** Checks whether the primary responds within two seconds. */
export async function hasPrimary(): Promise<boolean> {
  if (mongoose.connection.readyState !== 1 || !mongoose.connection.db) return false;
  const hello = mongoose.connection.db.admin().command({ hello: 1 });
  const late = sleep(2000, undefined, { ref: false }).then(() => undefined);
  return Promise.race([hello, late]).then(
    (answer) => Boolean(answer?.isWritablePrimary),
    () => false,
  );
}

const options: mongoose.ConnectOptions = {
  serverSelectionTimeoutMS: 2500,
  heartbeatFrequencyMS: 1000,
  minHeartbeatFrequencyMS: 100,
  maxPoolSize: 30,
  retryWrites: true,
  writeConcern: { w: 'majority', journal: true },
};

const VOLATILE: mongoose.ConnectOptions = { retryWrites: false, writeConcern: { w: 1 } };

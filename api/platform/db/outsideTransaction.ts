import mongoose from 'mongoose';

interface Storage {
  getStore: () => { session?: mongoose.mongo.ClientSession } | undefined;
  exit: <T>(run: () => T) => T;
}

const storage = () =>
  (mongoose as unknown as { transactionAsyncLocalStorage?: Storage }).transactionAsyncLocalStorage;

/** The session of the running transaction, which the driver does not take from the context as models do. */
export const runningSession = () => storage()?.getStore()?.session;

/**
 * Runs reads that are shared with other calls. Inside the transaction of one of them they would fail when it ends or
 * fails, and run beside its other commands, which a transaction does not allow. A query of Mongoose runs only when it is
 * awaited, so that happens here.
 */
export function outsideTransaction<T>(read: () => PromiseLike<T>): Promise<T> {
  const run = async () => await read();
  return storage()?.exit(run) ?? run();
}

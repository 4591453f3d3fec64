import mongoose from 'mongoose';

const { MongoError } = mongoose.mongo;

// Not primary, stepping down, shutting down, interrupted: a retry may find a primary.
const passing = new Set([6, 7, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const names =
  /Network|ServerSelection|NotConnected|Topology|PoolCleared|WriteConcern|OperationTimeout|Disconnected/;

/** True when an operation failed because the database is unreachable or could not confirm the write. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (
    error.name === 'MongooseError' &&
    /before initial connection|buffering timed out|not connected/i.test(error.message)
  ) {
    return true;
  }
  if (!(error instanceof MongoError)) {
    // The driver passes on Node's error for a write to a connection that the database has just closed.
    const { code } = error as NodeJS.ErrnoException;
    return code === 'EPIPE' || /ServerSelectionError|DisconnectedError/.test(error.name);
  }
  return (
    names.test(error.name) || passing.has(Number(error.code)) || error.hasErrorLabel('RetryableWriteError')
  );
}

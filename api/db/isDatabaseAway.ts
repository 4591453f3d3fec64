import mongoose from 'mongoose';

const { MongoError } = mongoose.mongo;

// Not primary, stepping down, shutting down, interrupted: another try may find a primary.
const passing = new Set([6, 7, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
// A connection that closes while the driver reads from it can end in UnexpectedServerResponse.
const names =
  /Network|ServerSelection|NotConnected|Topology|Pool(Cleared|Closed)|(Server|Client)Closed|WaitQueue|StalePrimary|UnexpectedServerResponse|WriteConcern|OperationTimeout|Disconnected/;

/** True when a call failed because the database could not be reached or could not promise to keep it. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (
    error.name === 'MongooseError' &&
    /before initial connection|buffering timed out|not connected/i.test(error.message)
  ) {
    return true;
  }
  if (!(error instanceof MongoError)) return /ServerSelectionError|DisconnectedError/.test(error.name);
  return (
    names.test(error.name) || passing.has(Number(error.code)) || error.hasErrorLabel('RetryableWriteError')
  );
}

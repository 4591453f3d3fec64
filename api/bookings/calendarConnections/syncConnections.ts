import type { Logger } from 'pino';
import { removeFormerConnections, revokeAccess } from './removeConnections';
import { type WriteEnv, writeEvents } from './writeEvents';

/** The job of connected calendars: removes those of former hosts, withdraws access, and adds bookings. */
export async function syncConnections(env: WriteEnv, log: Pick<Logger, 'warn'>): Promise<void> {
  await removeFormerConnections(env.sealingKeys);
  await revokeAccess(env, log);
  await writeEvents(env, log);
}

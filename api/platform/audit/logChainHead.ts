import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { readChain } from './chain';
import type { AuditKeys } from './mac';

/**
 * Logs the end of the chain outside the database. A chain that ends before this position was restored or
 * replaced.
 */
export async function logChainHead(keys: AuditKeys, log: Logger): Promise<void> {
  const session = await mongoose.connection.startSession();
  try {
    const { head } = await readChain(keys, session);
    log.info({ sequence: head.seq, hash: head.hash }, 'the audit log so far');
  } finally {
    await session.endSession();
  }
}

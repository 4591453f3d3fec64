import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { readChain } from './chain';
import type { Keys } from './seal';

/** Writes down outside the database how far the chain goes: a check that ends before was shown another database. */
export async function logChainHead(keys: Keys, log: Logger): Promise<void> {
  const session = await mongoose.connection.startSession();
  try {
    const { head } = await readChain(keys, session);
    log.info({ sequence: head.seq, hash: head.hash }, 'the audit log so far');
  } finally {
    await session.endSession();
  }
}

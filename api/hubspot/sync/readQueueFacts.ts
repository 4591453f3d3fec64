import mongoose from 'mongoose';
import type { QueueFacts } from '../connection/hubspotView';
import type { CrmState } from './contract';
import { CrmContact, type CrmContactRecord } from './model';

/** What the queue says about the connection: erasures that are yet to be carried over, and what was compared. */
export async function readQueueFacts(): Promise<QueueFacts> {
  const erasing = { task: 'erase' as const };
  const count = (...states: CrmState[]) =>
    CrmContact.countDocuments({ task: 'sync', state: mongoose.trusted({ $in: states }) });
  const [erasures, first, compared, waiting, failed, reviewed] = await Promise.all([
    CrmContact.countDocuments(erasing),
    CrmContact.findOne(erasing, { expiresAt: 1 })
      .sort({ expiresAt: 1 })
      .lean<Pick<CrmContactRecord, 'expiresAt'>>(),
    // Erasures that are done are deleted, so that the index alone counts these, which are many.
    CrmContact.countDocuments({ state: 'done' }),
    count('pending', 'running', 'retry'),
    count('dead'),
    // Those that are compared again count once they are.
    CrmContact.countDocuments({ state: 'done', reviewedAt: mongoose.trusted({ $exists: true }) }),
  ]);
  return { erasures, erasuresUntil: first?.expiresAt, compared, waiting, failed, reviewed };
}

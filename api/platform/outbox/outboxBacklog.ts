import mongoose from 'mongoose';
import type { DeliverySource } from './deliveries';

export interface Backlog {
  dead: number;
  waiting: number;
  oldestSeconds: number;
}

/** Counts waiting and dead entries of all sources and the age of the oldest. */
export async function outboxBacklog(owners: DeliverySource[]): Promise<Backlog> {
  const each = await Promise.all(owners.map(backlogOf));
  return each.reduce((sum, one) => ({
    dead: sum.dead + one.dead,
    waiting: sum.waiting + one.waiting,
    oldestSeconds: Math.max(sum.oldestSeconds, one.oldestSeconds),
  }));
}

async function backlogOf({ model }: DeliverySource): Promise<Backlog> {
  // Entries scheduled for later, such as reminders, are not waiting yet.
  const isDue = { $elemMatch: { state: 'waiting', since: { $lte: new Date() } } };
  const [dead, waiting, oldest] = await Promise.all([
    model.countDocuments({ 'outbox.state': 'dead' }),
    model.countDocuments({ outbox: mongoose.trusted(isDue) }),
    model.aggregate<{ since: Date }>([
      { $match: { outbox: isDue } },
      { $unwind: '$outbox' },
      { $match: { 'outbox.state': 'waiting' } },
      { $group: { _id: null, since: { $min: '$outbox.since' } } },
    ]),
  ]);
  const since = oldest[0]?.since;
  return { dead, waiting, oldestSeconds: since ? (Date.now() - since.getTime()) / 1000 : 0 };
}

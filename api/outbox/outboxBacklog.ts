import type { Owing } from './owing';
import type { Owner } from './owner';

export interface Backlog {
  dead: number;
  waiting: number;
  oldestSeconds: number;
}

/** How many mails and calls wait and were given up, of all owners, and how long the oldest has waited. */
export async function outboxBacklog(owners: Owner[]): Promise<Backlog> {
  const each = await Promise.all(owners.map(backlogOf));
  return each.reduce((sum, one) => ({
    dead: sum.dead + one.dead,
    waiting: sum.waiting + one.waiting,
    oldestSeconds: Math.max(sum.oldestSeconds, one.oldestSeconds),
  }));
}

async function backlogOf({ model }: Owner): Promise<Backlog> {
  const [dead, waiting, oldest] = await Promise.all([
    model.countDocuments({ 'outbox.state': 'dead' }),
    model.countDocuments({ 'outbox.state': 'waiting' }),
    model.findOne({ 'outbox.state': 'waiting' }).sort({ createdAt: 1 }).lean<Owing>(),
  ]);
  return { dead, waiting, oldestSeconds: oldest ? (Date.now() - oldest.createdAt.getTime()) / 1000 : 0 };
}

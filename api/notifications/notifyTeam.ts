import type { Env } from '../platform/configuration/env';
import { duplicateKeyField } from '../platform/db/duplicateKeyField';
import { newOutboxEntry } from '../platform/outbox/outboxEntries';
import { Notice, type NoticeKind } from './model';

const hour = 3_600_000;

/** Queues a notice to the team, unless one of this kind was queued within the hour. */
export async function notifyTeam(
  { mailTo: to, mailFrom }: Pick<Env, 'mailTo' | 'mailFrom'>,
  kind: NoticeKind,
  count: string,
  now = Date.now(),
): Promise<void> {
  const _id = `${kind} ${Math.floor(now / hour)}`;
  const messageId = `<${_id.replace(/ /g, '.')}@${mailFrom.split('@').at(-1)}>`;
  try {
    await Notice.create([{ _id, count, outbox: [newOutboxEntry({ kind, to, messageId })] }]);
  } catch (error) {
    if (duplicateKeyField(error) !== '_id') throw error;
  }
}

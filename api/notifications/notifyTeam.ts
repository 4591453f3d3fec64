import type { Env } from '../platform/configuration/env';
import { duplicateKey } from '../platform/db/duplicateKey';
import { newEntry } from '../platform/outbox/outboxEntries';
import { Notice, type NoticeKind } from './model';

const hour = 3_600_000;

/** Owes the team a mail about something to look at, unless it was told of the same within this hour. */
export async function notifyTeam(
  { mailTo: to, mailFrom }: Pick<Env, 'mailTo' | 'mailFrom'>,
  kind: NoticeKind,
  count: string,
  now = Date.now(),
): Promise<void> {
  const _id = `${kind} ${Math.floor(now / hour)}`;
  const messageId = `<${_id.replace(/ /g, '.')}@${mailFrom.split('@').at(-1)}>`;
  try {
    await Notice.create([{ _id, count, outbox: [newEntry({ kind, to, messageId })] }]);
  } catch (error) {
    if (duplicateKey(error) !== '_id') throw error;
  }
}

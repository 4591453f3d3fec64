import type { Env } from '../platform/configuration/env';
import { duplicateKeyField } from '../platform/db/duplicateKeyField';
import { newMessageId, newOutboxEntry } from '../platform/outbox/outboxEntries';
import { Notice, type NoticeKind } from './model';

const hour = 3_600_000;

/** Queues a notice to the team, and to these members, unless one of this kind was queued within the hour. */
export async function notifyTeam(
  env: Pick<Env, 'mailTo' | 'mailFrom'>,
  kind: NoticeKind,
  count: string,
  { now = Date.now(), members = [] }: { now?: number; members?: string[] } = {},
): Promise<void> {
  const _id = `${kind} ${Math.floor(now / hour)}`;
  const recipients = [...new Set([env.mailTo, ...members])];
  const outbox = recipients.map((to) =>
    newOutboxEntry({ kind, to, messageId: newMessageId(kind.replaceAll(' ', '.'), env) }),
  );
  try {
    await Notice.create([{ _id, count, outbox }]);
  } catch (error) {
    if (duplicateKeyField(error) !== '_id') throw error;
  }
}

import { model, Schema } from 'mongoose';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import {
  newOutboxEntry,
  type OutboxEntry,
  type OutboxSource,
  outboxFields,
} from '../../platform/outbox/outboxEntries';
import { type Requester, requesterSchema } from '../tokens/oneTimeToken';

export type AccountMailKind =
  | 'password reset'
  | 'forced password reset'
  | 'password changed'
  | 'invitation'
  | 'factor added'
  | 'factor removed'
  | 'factor reset requested'
  | 'factor reset';

/** A queued email about an account. The link's token is created when it is sent. */
export interface AccountMailRecord extends OutboxSource<AccountMailKind> {
  /** Absent for a password reset, where it is not known yet whether the address has an account. */
  userId?: string;
  /** Who requested it, when and from where. */
  requester: Requester;
  /** When a waiting factor reset can be carried out. */
  dueAt?: Date;
  forgetAt: Date;
}

const schema = new Schema<AccountMailRecord>(
  {
    _id: { type: String, default: newId },
    userId: String,
    requester: requesterSchema,
    dueAt: Date,
    forgetAt: { type: Date, required: true },
  },
  { timestamps: true, versionKey: false },
);
schema.plugin(outboxFields);
schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ userId: 1, createdAt: -1 }, { sparse: true });

/** Queued emails about accounts. Kept for 30 days, or 2 days where the address may have no account. */
export const AccountMail = model<AccountMailRecord>('AccountMail', schema, 'accountMails');

interface NewMail {
  kind: AccountMailKind;
  to: string;
  userId?: string;
  requester: Requester;
  dueAt?: Date;
}

/** Queues an email. Joins a running transaction. */
export async function queueAccountMail(
  env: Pick<Env, 'mailFrom'>,
  { kind, to, userId, requester, dueAt }: NewMail,
): Promise<void> {
  const _id = newId();
  const messageId = `<${_id}.account@${env.mailFrom.split('@').at(-1)}>`;
  const outbox: OutboxEntry<AccountMailKind>[] = [newOutboxEntry({ kind, to, messageId })];
  const forgetAt = new Date(Date.now() + (userId ? 30 : 2) * day);
  await AccountMail.create([{ _id, userId, requester, dueAt, forgetAt, outbox }]);
}

const day = 86_400_000;

import { model, Schema } from 'mongoose';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import {
  newEntry,
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
  | 'factor reset asked'
  | 'factor reset';

/** A mail about an account, by itself: whom it is to, and what it is to say. What a link needs is made when it goes out. */
export interface AccountMailRecord extends OutboxSource<AccountMailKind> {
  /** Absent where it is not known yet whether anybody has an account under the address. */
  userId?: string;
  /** What brought it about. */
  asked: Requester;
  /** From this moment on it may be done, where the mail speaks of something that waits. */
  dueAt?: Date;
  forgetAt: Date;
}

const schema = new Schema<AccountMailRecord>(
  {
    _id: { type: String, default: newId },
    userId: String,
    asked: requesterSchema,
    dueAt: Date,
    forgetAt: { type: Date, required: true },
  },
  { timestamps: true, versionKey: false },
);
schema.plugin(outboxFields);
schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ userId: 1, createdAt: -1 }, { sparse: true });

/** What accounts owe. Kept for thirty days, and for two where it is not said that the address is anybody's. */
export const AccountMail = model<AccountMailRecord>('AccountMail', schema, 'accountMails');

interface NewMail {
  kind: AccountMailKind;
  to: string;
  userId?: string;
  asked: Requester;
  dueAt?: Date;
}

/** Owes a mail; inside a transaction it is part of it. */
export async function queueAccountMail(
  env: Pick<Env, 'mailFrom'>,
  { kind, to, userId, asked, dueAt }: NewMail,
): Promise<void> {
  const _id = newId();
  const messageId = `<${_id}.account@${env.mailFrom.split('@').at(-1)}>`;
  const outbox: OutboxEntry<AccountMailKind>[] = [newEntry({ kind, to, messageId })];
  const forgetAt = new Date(Date.now() + (userId ? 30 : 2) * day);
  await AccountMail.create([{ _id, userId, asked, dueAt, forgetAt, outbox }]);
}

const day = 86_400_000;

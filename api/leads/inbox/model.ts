import type mongoose from 'mongoose';
import { model, Schema } from 'mongoose';
import type { SealedSecret } from '../../platform/encryption/seal';
import type { InboxSignIn } from './contract';

export interface InboxRecord {
  _id: 'site';
  isEnabled: boolean;
  host: string;
  port: number;
  user: string;
  /** Unset in mailboxes from before other ways to sign in: a password. */
  signIn?: InboxSignIn;
  tenantId?: string;
  clientId?: string;
  /** Or the client secret. */
  password?: SealedSecret;
  /** Emails that arrived before are not read. */
  since: Date;
  /** Identity of the mailbox; its message numbers hold only for this one. */
  uidValidity?: string;
  /** The last message that was dealt with. */
  lastUid: number;
  readAt?: Date;
  error: string;
  version: number;
}

/** An email that was taken in: an answer of a person, or a report about an email to them. */
export interface ReceivedEmailRecord {
  /** SHA-256 of its Message-ID, so that it is taken in once, whatever its number in the mailbox. */
  _id: string;
  kind: 'reply' | 'bounce' | 'complaint';
  emailNorm: string;
  reference: string;
  from: string;
  subject: string;
  text: string;
  fullText: string;
  attachments: string[];
  isAutomatic: boolean;
  isVerified: boolean;
  at: Date;
}

/** Whether email reaches an address. */
export interface AddressStateRecord {
  /** The address in lower case. */
  _id: string;
  state: 'bounced' | 'complained' | 'delayed';
  /** The response of the mail server. */
  reason: string;
  /** When email failed to arrive for a time, at most once a day. Those that no longer count are dropped. */
  softBouncedAt?: Date[];
  at: Date;
}

const text = { type: String, required: true } as const;

const inbox = new Schema<InboxRecord>(
  {
    _id: text,
    isEnabled: Boolean,
    host: String,
    port: Number,
    user: String,
    signIn: String,
    tenantId: String,
    clientId: String,
    password: { type: { key: String, nonce: String, data: String }, _id: false },
    since: Date,
    uidValidity: String,
    lastUid: Number,
    readAt: Date,
    error: String,
    version: Number,
  },
  { versionKey: false },
);

const received = new Schema<ReceivedEmailRecord>(
  {
    _id: text,
    kind: text,
    emailNorm: text,
    reference: String,
    from: String,
    subject: String,
    text: String,
    fullText: String,
    attachments: [String],
    isAutomatic: Boolean,
    isVerified: Boolean,
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
received.index({ emailNorm: 1, at: -1 });
received.index({ at: 1 });

const address = new Schema<AddressStateRecord>(
  { _id: text, state: text, reason: String, softBouncedAt: { type: [Date], default: undefined }, at: Date },
  { versionKey: false },
);

export const InboxModel = model<InboxRecord>('Inbox', inbox, 'inbox');
export const ReceivedEmailModel = model<ReceivedEmailRecord>('ReceivedEmail', received, 'receivedEmails');
export const AddressState = model<AddressStateRecord>('AddressState', address, 'addressStates');

/** Migration: counts of soft bounces had no dates, so none of them can be too old. */
export const dropSoftBounceCounts = (db: mongoose.mongo.Db) =>
  db
    .collection('addressStates')
    .updateMany({ softBounces: { $exists: true } }, { $unset: { softBounces: '' } });

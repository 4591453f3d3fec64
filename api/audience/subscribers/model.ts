import { model, Schema } from 'mongoose';
import { type OriginRecord, originSchema } from '../../insights/origin/model';
import type { ShownVariant } from '../../insights/variants/recordGoal';
import { newId } from '../../platform/db/newId';
import { type OutboxSource, outboxFields } from '../../platform/outbox/outboxEntries';
import { changeMarks } from '../../platform/records/changeMarks';
import type {
  LeavingReason,
  SubscriptionChange,
  SubscriptionMailKind,
  SubscriptionSource,
  Topic,
} from './contract';

/** An action on a subscription and its origin: proof of consent and of its withdrawal. */
export interface SubscriptionProof {
  action:
    | 'ask'
    | 'resend'
    | 'import'
    | 'bounced'
    | 'soft_bounced'
    | 'complained'
    | SubscriptionChange['action'];
  at: Date;
  /** Network (/24 or /48) and browser; absent if a member did it. */
  network?: string;
  agent?: string;
  /** The name of the member who did it. */
  by?: string;
  /** How the person asked a member for it, or why email does not reach them. */
  note?: string;
  /** Of an import without confirmation: the day of the consent, and the list or form that recorded it. */
  consentedOn?: string;
  consentSource?: string;
  /** The topics chosen by it. */
  topics?: Topic[];
  /** Version of the consent text. */
  consentVersion?: string;
  consentText?: string;
}

/** An emailed link, stored as the SHA-256 of its token. */
export interface SubscriptionLink {
  hash: string;
  at: Date;
}

export interface SubscriberRecord extends OutboxSource<SubscriptionMailKind> {
  email: string;
  emailNorm: string;
  /** Search terms. */
  words: string[];
  status: 'pending' | 'active' | 'unsubscribed' | 'bounced' | 'complained';
  topics: Topic[];
  /** Where the form was placed, and where the visitor came from. */
  place: SubscriptionSource | 'import' | 'member';
  origin?: OriginRecord;
  /** Links that still work. */
  links: SubscriptionLink[];
  proofs: SubscriptionProof[];
  requestedAt: Date;
  /** Page variants shown before subscribing, credited on confirmation. */
  shown?: ShownVariant[];
  confirmedAt?: Date;
  pausedUntil?: Date;
  unsubscribedAt?: Date;
  reason?: LeavingReason;
  /** Whether the suppression list has the address, so that recipients can be counted. */
  isSuppressed?: boolean;
  /** When an unconfirmed or ended subscription is deleted. */
  forgetAt?: Date;
  version: number;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const proof = new Schema<SubscriptionProof>(
  {
    action: text,
    at: { type: Date, required: true },
    network: String,
    agent: String,
    by: String,
    note: String,
    consentedOn: String,
    consentSource: String,
    topics: { type: [String], default: undefined },
    consentVersion: String,
    consentText: String,
  },
  { _id: false },
);

const link = new Schema<SubscriptionLink>({ hash: text, at: { type: Date, required: true } }, { _id: false });

const shown = new Schema<ShownVariant>({ run: text, variant: text }, { _id: false });

const schema = new Schema<SubscriberRecord>(
  {
    _id: { type: String, default: newId },
    email: text,
    emailNorm: text,
    words: [String],
    status: text,
    topics: [String],
    place: text,
    links: [link],
    proofs: [proof],
    origin: originSchema,
    requestedAt: Date,
    confirmedAt: Date,
    pausedUntil: Date,
    unsubscribedAt: Date,
    reason: String,
    isSuppressed: Boolean,
    forgetAt: Date,
    shown: { type: [shown], default: undefined },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.plugin(outboxFields);
schema.plugin(changeMarks);
schema.index({ emailNorm: 1 }, { unique: true });
schema.index({ 'links.hash': 1 });
// Those of the list: the pause is part of them, so that no other records are read.
schema.index({ status: 1, createdAt: -1, _id: -1, pausedUntil: 1 });
schema.index({ status: 1, topics: 1, createdAt: -1, _id: -1, pausedUntil: 1 });
schema.index({ status: 1, place: 1, createdAt: -1, _id: -1, pausedUntil: 1 });
schema.index({ status: 1, words: 1, createdAt: -1, _id: -1, pausedUntil: 1 });
schema.index({ status: 1, _id: 1 });
schema.index({ status: 1, confirmedAt: 1 });
schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

/** Newsletter subscribers. Deleted seven days after an unconfirmed request, or thirty days after unsubscribing. */
export const Subscriber = model<SubscriberRecord>('Subscriber', schema, 'subscribers');

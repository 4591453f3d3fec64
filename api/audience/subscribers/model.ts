import { model, Schema } from 'mongoose';
import { type OriginRecord, originSchema } from '../../insights/origin/model';
import type { Shown } from '../../insights/variants/reachGoal';
import { newId } from '../../platform/db/newId';
import { type OutboxSource, outboxFields } from '../../platform/outbox/outboxEntries';
import type {
  LeavingReason,
  SubscriptionChange,
  SubscriptionDraft,
  SubscriptionMailKind,
  Topic,
} from './contract';

/** What was done to a subscription, and from where: the proof of consent and of its end. */
export interface SubscriptionProof {
  deed: 'ask' | SubscriptionChange['deed'];
  at: Date;
  /** The network (/24 or /48) and the browser's family. */
  network: string;
  agent: string;
  /** Of the words that were agreed to. */
  consentVersion?: string;
  consentText?: string;
}

/** A link of a mail, by the SHA-256 of its secret. */
export interface SubscriptionLink {
  hash: string;
  at: Date;
}

export interface SubscriberRecord extends OutboxSource<SubscriptionMailKind> {
  email: string;
  emailNorm: string;
  status: 'pending' | 'active' | 'unsubscribed' | 'bounced' | 'complained';
  topics: Topic[];
  /** Where the box stood, and where its visitor came from. */
  place: SubscriptionDraft['place'];
  origin?: OriginRecord;
  /** The links that were mailed; each of them is good for as long as it is here. */
  links: SubscriptionLink[];
  proofs: SubscriptionProof[];
  askedAt: Date;
  /** The pages that led them here, until they confirm and it counts for these. */
  shown?: Shown[];
  confirmedAt?: Date;
  pausedUntil?: Date;
  unsubscribedAt?: Date;
  reason?: LeavingReason;
  /** When one that nobody confirmed, or that ended, is forgotten. */
  forgetAt?: Date;
  version: number;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const proof = new Schema<SubscriptionProof>(
  {
    ...{ deed: text, at: { type: Date, required: true }, network: String, agent: String },
    ...{ consentVersion: String, consentText: String },
  },
  { _id: false },
);

const link = new Schema<SubscriptionLink>({ hash: text, at: { type: Date, required: true } }, { _id: false });

const shown = new Schema<Shown>({ run: text, variant: text }, { _id: false });

const schema = new Schema<SubscriberRecord>(
  {
    _id: { type: String, default: newId },
    ...{ email: text, emailNorm: text, status: text, topics: [String], place: text },
    ...{ links: [link], proofs: [proof], origin: originSchema },
    ...{ askedAt: Date, confirmedAt: Date, pausedUntil: Date, unsubscribedAt: Date, reason: String },
    ...{ forgetAt: Date, shown: { type: [shown], default: undefined } },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.plugin(outboxFields);
schema.index({ emailNorm: 1 }, { unique: true });
schema.index({ 'links.hash': 1 });
schema.index({ status: 1, createdAt: -1, _id: -1 });
schema.index({ status: 1, _id: 1 });
schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

/** Who reads by mail. One that nobody confirmed is forgotten after seven days, one that ended after thirty. */
export const Subscriber = model<SubscriberRecord>('Subscriber', schema, 'subscribers');

import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import { type OutboxSource, outboxFields } from '../../platform/outbox/outboxEntries';
import type { Segment } from '../segments/segments';
import type { Audience } from './recipients';

/** Emails of a newsletter by outcome. */
export interface MailingCounts {
  sent: number;
  skipped: number;
  failed: number;
  unknown: number;
}

/** The number of emails with a subject, and what their recipients did. */
export interface SubjectFigures {
  sent: number;
  clicks: number;
  unsubscribes: number;
  leads: number;
}

/** The test of two subjects: a share of the recipients gets one of them by chance, the others wait for the result. */
export interface SubjectTest {
  /** As they were when it started. */
  subjects: string[];
  /** In percent of the recipients. */
  share: number;
  measure: 'clicks' | 'unsubscribes' | 'leads';
  hours: number;
  /** Set once every email of the test was tried. */
  endsAt?: Date;
  /** When the result is read again. */
  checkAt?: Date;
  /** What the others get: the first subject or the second. */
  chosen?: number;
  chosenBy?: 'result' | 'time' | 'member';
  /** The name of this member. */
  member?: string;
  /** Of the time of the choice. */
  figures?: SubjectFigures[];
  /** The emails to the others are being created, or are. */
  isOver?: boolean;
}

/**
 * The mailing of a newsletter. Its ID is that of the newsletter, so that each has one. Its audience is that of the time when
 * it started.
 */
export interface MailingRecord extends Audience {
  _id: string;
  /** `gathering`: not all emails are created yet. */
  state: 'gathering' | 'sending' | 'sent';
  isPaused?: boolean;
  /** Unpublished before it was sent: who had not got it by then never gets it. */
  isCanceled?: boolean;
  startedAt: Date;
  startedBy: string;
  /** ID of this member. */
  startedById?: string;
  /** Number of recipients when it started. */
  recipients?: number;
  /** ID of the last processed subscriber, in ID order. */
  reached: string;
  /** Set at the end, since the emails themselves expire. */
  counts?: MailingCounts;
  subjectTest?: SubjectTest;
}

const text = { type: String, required: true } as const;
const number = { type: Number, default: 0 } as const;

const figures = new Schema<SubjectFigures>(
  { sent: number, clicks: number, unsubscribes: number, leads: number },
  { _id: false },
);
const subjectTest = new Schema<SubjectTest>(
  {
    subjects: [String],
    share: Number,
    measure: String,
    hours: Number,
    endsAt: Date,
    checkAt: Date,
    chosen: Number,
    chosenBy: String,
    member: String,
    figures: { type: [figures], default: undefined },
    isOver: Boolean,
  },
  { _id: false },
);

const schema = new Schema<MailingRecord>(
  {
    _id: text,
    state: text,
    isPaused: Boolean,
    isCanceled: Boolean,
    topics: [String],
    segment: { type: new Schema<Segment>({ id: text, name: text, search: String }, { _id: false }) },
    startedAt: { type: Date, required: true },
    startedBy: { type: String, default: '' },
    startedById: String,
    recipients: Number,
    reached: { type: String, default: '' },
    counts: {
      type: new Schema({ sent: number, skipped: number, failed: number, unknown: number }, { _id: false }),
    },
    subjectTest: { type: subjectTest },
  },
  { versionKey: false },
);
schema.index({ state: 1 });
schema.index({ startedAt: 1 });

/** Mailings by newsletter. */
export const Mailing = model<MailingRecord>('Mailing', schema, 'mailings');

/** A member whose mailings count together: counting changes it, so that two that start at the same time conflict. */
export const MailingSender = model(
  'MailingSender',
  new Schema<{ _id: string; revision: number }>({ _id: text, revision: number }, { versionKey: false }),
  'mailingSenders',
);

export type NewsletterMailKind = 'newsletter' | 'test' | 'step' | 'stepTest';

/** An email of a newsletter, to one subscriber or as a test to a member; or of a step of a sequence. */
export interface NewsletterMailRecord extends OutboxSource<NewsletterMailKind> {
  /** The newsletter, or the step. */
  newsletterId: string;
  /** Absent for a test email to a member. */
  subscriberId?: string;
  /** The subject that it tests: 0 for the first, 1 for the second. */
  subject?: number;
  /** The links that were opened, by people and by scanners. */
  clicks?: { link: string; at: Date }[];
  /** When the team's mailbox got an answer to it; what it says is stored only with a lead. */
  repliedAt?: Date;
}

const mailSchema = new Schema<NewsletterMailRecord>(
  {
    _id: { type: String, default: newId },
    newsletterId: text,
    subscriberId: String,
    subject: Number,
    clicks: { type: [new Schema({ link: text, at: Date }, { _id: false })], default: undefined },
    repliedAt: Date,
  },
  { timestamps: { updatedAt: false }, versionKey: false },
);
mailSchema.plugin(outboxFields);
mailSchema.index(
  { newsletterId: 1, subscriberId: 1 },
  { unique: true, partialFilterExpression: { subscriberId: { $exists: true } } },
);
mailSchema.index({ subscriberId: 1, createdAt: -1 });
// Emails are retried for a day; the mailing stores the result.
mailSchema.index({ createdAt: 1 }, { expireAfterSeconds: 30 * 86_400 });

/** Emails of newsletters; unique per newsletter and subscriber. */
export const NewsletterMail = model<NewsletterMailRecord>('NewsletterMail', mailSchema, 'newsletterMails');

/** Stored as the response of an email its recipient no longer wanted when it was due. */
export const unwantedResponse = 'not wanted';

import { model, Schema } from 'mongoose';
import { type OriginRecord, originSchema } from '../../insights/origin/model';
import { type OutboxEntry, outboxFields } from '../../platform/outbox/outboxEntries';
import { changeMarks } from '../../platform/records/changeMarks';
import type {
  EnquiryContext,
  LeadPriority,
  LeadStatus,
  LostReason,
  MailKind,
  ManualSource,
} from './contract';

/** The answer to a question of a form, as it was asked. */
export interface FormAnswer {
  key: string;
  label: string;
  type: 'text' | 'longText' | 'choice' | 'checkbox' | 'file' | 'newsletter';
  /** Of files, their names. */
  text?: string;
  /** Only of checkboxes. */
  isChecked?: boolean;
  /** Only of files. */
  files?: { id: string; name: string; mime: string; bytes: number }[];
}

/** A change that the timeline shows. */
export interface LeadEvent {
  at: Date;
  kind: 'stage' | 'owner' | 'name' | 'phone' | 'company' | 'email';
  /** What it became: a status, the ID of a member, or the text. Absent where it has none since. */
  value?: string;
  /** Of corrections, what it was. */
  former?: string;
  /** Name of the member; absent where a rule or the rotation assigned the lead. */
  by?: string;
}

/** The most changes that a lead stores, the latest. */
export const maxLeadEvents = 100;

export interface EnquiryRecord {
  /** HMAC of the idempotency key, of the content and its ten minutes, or of what a member made it of. */
  _id: string;
  reference: string;
  name: string;
  email: string;
  emailNorm: string;
  company: string;
  phone: string;
  service: string;
  challenge: string;
  contactTime?: string;
  message: string;
  /** The form that was sent; absent for the contact form. */
  form?: { slug: string; name: string };
  answers?: FormAnswer[];
  /** Only of leads that a member entered: who did, and what the person agreed to in the member's words. */
  manual?: { source: ManualSource; byId: string; by: string; consent?: string };
  status: LeadStatus;
  /** When it last moved to another stage; absent if it never did. */
  stagedAt?: Date;
  /** The member who is responsible for it. */
  ownerId?: string;
  /** Not yet considered by the assignment rules. */
  isUnrouted?: true;
  /** Not yet considered by the list of contacts. */
  isUnlisted?: true;
  /** The sum of its score changes. */
  score: number;
  /** Its score is not up to date. */
  isUnscored?: true;
  /** How often it was scored. */
  scorings?: number;
  /** When the rotation assigned it. */
  rotatedAt?: Date;
  priority?: LeadPriority;
  /** See `channelOf`. */
  channel?: string;
  /** When the person wrote, if nobody answered since. */
  waitingSince?: Date;
  /** When the team first answered. */
  respondedAt?: Date;
  /** When it was released from quarantine; its sender is not held again. */
  releasedAt?: Date;
  /** Only of lost leads. */
  lostReason?: LostReason;
  lostNote?: string;
  /** What the deal is worth, in whole US dollars. */
  value?: number;
  /** The day in Central Time when the deal is expected to be won. */
  closeOn?: string;
  /** Ids of tags. */
  tags?: string[];
  /** Its latest changes, oldest first. */
  history?: LeadEvent[];
  spam: { score: number; reasons: string[] };
  /** The consent text that the sender saw; absent, as is the request, if a member entered the lead. */
  disclosure?: { version: string; hash: string };
  /** SHA-256 of the content; tells a repeat from a different enquiry under the same key. */
  requestHash: string;
  repeats: number;
  address?: string;
  userAgent?: string;
  requestId?: string;
  context?: Omit<EnquiryContext, 'origin' | 'tracking'> & { at: Date };
  /** HubSpot's cookie, until the enquiry was submitted there. Only with marketing consent. */
  tracking?: EnquiryTracking;
  /** When its sender refused marketing cookies, before it was submitted to HubSpot. */
  trackingWithdrawnAt?: Date;
  origin?: OriginRecord;
  /** The landing page that referred the visitor, and the partner who sends visitors there. */
  landing?: string;
  partner?: string;
  outbox: OutboxEntry<MailKind>[];
  /** Search terms, matched by prefix. */
  words: string[];
  /** The search terms without personal details, for viewers. */
  plainWords: string[];
  /** Whole weeks from 1970 to receipt. Searches read the index week by week. */
  week: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

interface EnquiryTracking {
  hutk: string;
  /** Of the page. */
  title: string;
  at: Date;
  /** A submission has begun. Without an answer nobody knows whether HubSpot has it. */
  isSending?: true;
  /** When the sender refused marketing cookies while it was being sent. */
  withdrawnAt?: Date;
}

export function weekOf(time: Date): number {
  return Math.floor(time.getTime() / weekMs);
}

const weekMs = 7 * 86_400_000;
const part = { _id: false } as const;

const trafficSource = new Schema(
  { source: String, medium: String, campaign: String, isPaid: Boolean, gclid: String },
  part,
);
const consent = new Schema({ necessary: Boolean, analytics: Boolean, marketing: Boolean }, part);
const context = new Schema({ page: String, trafficSource, consent, at: Date }, part);

const tracking = new Schema(
  { hutk: String, title: String, at: Date, isSending: Boolean, withdrawnAt: Date },
  part,
);

const text = { type: String, required: true } as const;
/** Fields that some forms do not have. */
const maybe = { type: String, default: '' } as const;
const form = new Schema({ slug: String, name: String }, part);
const file = new Schema({ id: String, name: String, mime: String, bytes: Number }, part);
const manual = new Schema({ source: String, byId: String, by: String, consent: String }, part);
const event = new Schema<LeadEvent>(
  { at: Date, kind: String, value: String, former: String, by: String },
  part,
);
const answer = new Schema(
  {
    key: String,
    label: String,
    type: { type: String },
    text: String,
    isChecked: Boolean,
    files: { type: [file], default: undefined },
  },
  part,
);

const schema = new Schema<EnquiryRecord>(
  {
    _id: text,
    reference: text,
    name: text,
    email: text,
    emailNorm: text,
    company: maybe,
    phone: maybe,
    service: maybe,
    challenge: maybe,
    contactTime: String,
    message: maybe,
    form,
    answers: { type: [answer], default: undefined },
    manual,
    status: text,
    spam: { score: Number, reasons: [String] },
    disclosure: { version: String, hash: String },
    stagedAt: Date,
    ownerId: String,
    isUnrouted: Boolean,
    isUnlisted: { type: Boolean, default: true },
    score: { type: Number, default: 0 },
    isUnscored: Boolean,
    scorings: Number,
    rotatedAt: Date,
    priority: { type: String, default: 'normal' },
    channel: { type: String, default: 'Unknown' },
    waitingSince: Date,
    respondedAt: Date,
    releasedAt: Date,
    lostReason: String,
    lostNote: String,
    value: Number,
    closeOn: String,
    tags: { type: [String], default: undefined },
    history: { type: [event], default: undefined },
    requestHash: text,
    repeats: { type: Number, default: 0 },
    address: String,
    userAgent: String,
    requestId: String,
    context,
    tracking,
    trackingWithdrawnAt: Date,
    origin: originSchema,
    landing: String,
    partner: String,
    words: [String],
    plainWords: [String],
    week: {
      type: Number,
      default(this: Partial<EnquiryRecord>) {
        return weekOf(this.createdAt ?? new Date());
      },
    },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);

schema.plugin(outboxFields);
schema.plugin(changeMarks);
schema.index({ ownerId: 1 }, { sparse: true });
schema.index({ isUnrouted: 1 }, { sparse: true });
schema.index({ isUnscored: 1 }, { sparse: true });
schema.index({ isUnlisted: 1 }, { sparse: true });
schema.index({ rotatedAt: -1 }, { sparse: true });
schema.index({ waitingSince: 1 }, { sparse: true });
schema.index({ emailNorm: 1, createdAt: -1 });
schema.index({ reference: 1 }, { unique: true });
schema.index({ landing: 1 }, { sparse: true });
schema.index({ 'tracking.at': 1 }, { sparse: true });
schema.index({ partner: 1 }, { sparse: true });
schema.index({ 'form.slug': 1 }, { sparse: true });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ status: 1, createdAt: -1, _id: -1 });
schema.index({ score: -1, createdAt: -1, _id: -1 });
schema.index({ status: 1, score: -1, createdAt: -1, _id: -1 });
schema.index({ priority: 1, status: 1, createdAt: -1, _id: -1 });
schema.index({ channel: 1, status: 1, createdAt: -1, _id: -1 });
schema.index({ status: 1, value: 1 }, { partialFilterExpression: { value: { $exists: true } } });
// Overdue first responses.
schema.index({ respondedAt: 1, priority: 1, createdAt: -1 }, { partialFilterExpression: { status: 'new' } });
schema.index({ createdAt: -1, status: 1, 'context.page': 1 });
schema.index({ status: 1, stagedAt: 1 }, { partialFilterExpression: { stagedAt: { $exists: true } } });
schema.index({ status: 1, week: -1, words: 1 });
schema.index({ status: 1, week: -1, plainWords: 1 });
schema.index({ status: 1, week: -1, ownerId: 1 });

/** An enquiry with its proof of consent and its outbox. Raw network addresses are deleted after 30 days. */
export const Enquiry = model<EnquiryRecord>('Enquiry', schema, 'enquiries');

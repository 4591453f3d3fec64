import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import { type OutboxSource, outboxFields } from '../../platform/outbox/outboxEntries';
import type { LeadMove } from '../pipeline/moveToContacted';

/** A reply to an email address, and so to the contact that has it. */
export interface LeadReplyRecord extends OutboxSource<'reply'> {
  emailNorm: string;
  reference: string;
  subject: string;
  text: string;
  /** The name in the sender field. */
  fromName: string;
  /** Where answers go. */
  replyTo: string;
  /** Message ids of the thread, the first one first. */
  thread: string[];
  byId: string;
  by: string;
  /** The move of its lead to “Contacted”, if the reply caused one. */
  move?: LeadMove;
  updatedAt: Date;
}

export interface SavedReplyRecord {
  _id: string;
  name: string;
  text: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const options = { timestamps: true, versionKey: false } as const;

const reply = new Schema<LeadReplyRecord>(
  {
    _id: { type: String, default: newId },
    emailNorm: text,
    reference: text,
    subject: text,
    text,
    byId: text,
    by: text,
    fromName: text,
    replyTo: text,
    thread: [String],
    move: { type: new Schema<LeadMove>({ at: Date, formerAt: Date }, { _id: false }), default: undefined },
  },
  options,
);
reply.plugin(outboxFields);
reply.index({ emailNorm: 1, createdAt: -1 });
reply.index({ reference: 1, createdAt: -1 });
reply.index({ createdAt: 1 });

const saved = new Schema<SavedReplyRecord>(
  { _id: { type: String, default: newId }, name: text, text, version: { type: Number, default: 1 } },
  options,
);
saved.index({ name: 1, _id: 1 });

export const LeadReplyModel = model<LeadReplyRecord>('LeadReply', reply, 'leadReplies');
export const SavedReplyModel = model<SavedReplyRecord>('SavedReply', saved, 'savedReplies');

import mongoose from 'mongoose';
import type { UserRecord } from '../../identity/users/model';
import type { Env } from '../../platform/configuration/env';
import { newId } from '../../platform/db/newId';
import { conflict, notFound } from '../../platform/errors/HttpError';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { maskEmail } from '../pipeline/leadView';
import { moveBackToNew, moveToContacted } from '../pipeline/moveToContacted';
import { type LeadReply, type LeadReplyDraft, replyUndoMs } from './contract';
import { LeadReplyModel, type LeadReplyRecord } from './model';

/** Stores a reply that is sent in ten seconds, ends the response clock of the lead and moves a new lead to “Contacted”. */
export async function createReply(
  lead: EnquiryRecord,
  { subject, text }: LeadReplyDraft,
  { _id: byId, name: by }: UserRecord,
  { mailFrom, mailTo }: Pick<Env, 'mailFrom' | 'mailTo'>,
): Promise<LeadReplyRecord> {
  const _id = newId();
  const { reference, emailNorm, email: to } = lead;
  const messageId = `<reply.${_id}@${mailFrom.split('@').at(-1)}>`;
  const due = new Date(Date.now() + replyUndoMs);
  const entry = { ...newOutboxEntry({ kind: 'reply' as const, to, messageId }), nextAt: due };
  const move = await moveToContacted(lead, by);
  const [reply] = await LeadReplyModel.create([
    {
      _id,
      emailNorm,
      reference,
      subject: subject.replace(/\s+/g, ' ').trim(),
      text,
      byId,
      by,
      fromName: by,
      replyTo: mailTo,
      thread: await findThread(lead),
      ...(move && { move }),
      outbox: [entry],
    },
  ]);
  await Enquiry.updateOne(
    { _id: lead._id },
    { $min: { respondedAt: new Date() }, $unset: { waitingSince: '' }, $inc: { version: 1 } },
  );
  return (reply as mongoose.HydratedDocument<LeadReplyRecord>).toObject();
}

/**
 * Takes back a reply that nothing has been sent of. If there was no other response, the clock of its lead starts again and
 * a lead that it moved is new again.
 */
export async function deleteReply({ _id, reference, move }: LeadReplyRecord): Promise<void> {
  const isUnsent = mongoose.trusted({ $elemMatch: { state: 'waiting', attempts: 0 } });
  const { deletedCount } = await LeadReplyModel.deleteOne({ _id, outbox: isUnsent });
  if (!deletedCount) throw conflict('This reply is already being sent.');
  const hasOther = await LeadReplyModel.exists({ reference });
  if (hasOther) {
    // The last one that is taken back takes the move back.
    if (move) await LeadReplyModel.updateMany({ reference, outbox: isUnsent }, { $set: { move } });
    return;
  }
  if (move) await moveBackToNew(reference, move);
  else
    await Enquiry.updateOne(
      { reference, status: 'new' },
      { $unset: { respondedAt: '' }, $inc: { version: 1 } },
    );
}

export async function findReply(emails: string[], id: string): Promise<LeadReplyRecord> {
  const found = await LeadReplyModel.findOne({
    _id: id,
    emailNorm: mongoose.trusted({ $in: emails }),
  }).lean<LeadReplyRecord>();
  if (!found) throw notFound();
  return found;
}

export async function listReplies(emails: string[], canSeePersonal: boolean): Promise<LeadReply[]> {
  const found = await LeadReplyModel.find({ emailNorm: mongoose.trusted({ $in: emails }) })
    .sort({ createdAt: -1 })
    .limit(MAX_SHOWN)
    .lean<LeadReplyRecord[]>();
  return found.map((reply) => toReplyView(reply, canSeePersonal));
}

export function toReplyView(reply: LeadReplyRecord, canSeePersonal: boolean): LeadReply {
  const [entry] = reply.outbox;
  const to = entry?.to ?? '';
  return {
    id: reply._id,
    reference: reply.reference,
    to: canSeePersonal ? to : maskEmail(to),
    subject: canSeePersonal ? reply.subject : HIDDEN,
    text: canSeePersonal ? reply.text : HIDDEN,
    by: reply.by,
    at: reply.createdAt.toISOString(),
    state: entry?.state ?? 'sent',
    sentAt: entry?.sentAt?.toISOString() ?? null,
    error: entry?.error ? (canSeePersonal ? entry.error : HIDDEN) : null,
  };
}

const MAX_SHOWN = 100;
/** Longer threads are cut in the middle, as RFC 5322 advises against long header lines. */
const MAX_THREAD = 20;
const HIDDEN = 'Hidden for your role.';

/** The receipt that the sender got, and the replies since. */
async function findThread({ reference, outbox }: EnquiryRecord): Promise<string[]> {
  const receipt = outbox.find(({ kind }) => kind === 'sender')?.messageId;
  const earlier = await LeadReplyModel.find({ reference }, { outbox: 1 })
    .sort({ createdAt: -1 })
    .limit(MAX_THREAD)
    .lean<Pick<LeadReplyRecord, 'outbox'>[]>();
  const ids = earlier.reverse().flatMap((reply) => reply.outbox.map(({ messageId }) => messageId));
  return receipt ? [receipt, ...ids] : ids;
}

import mongoose from 'mongoose';
import { findContact } from '../contacts/contactMerges';
import { Enquiry } from '../enquiries/model';
import { LeadReplyModel, type LeadReplyRecord } from '../replies/model';
import { type AnsweredLead, answeredLeadFields, findLatestLead } from './findLatestLead';
import type { InboxPorts } from './InboxPorts';
import type { ReceivedEmailRecord } from './model';
import { type BounceReport, readBounce } from './readBounce';
import { readDeliveryReport } from './readDeliveryReport';
import { type IncomingEmail, readEmail } from './readEmail';
import { type Received, storeReceived } from './storeReceived';

type Outcome = ReceivedEmailRecord['kind'] | 'ignored';

/** Takes in one email: an answer of a person, or a report about an email to them. Others are left alone. */
export async function storeReceivedEmail(source: Buffer, at: Date, ports: InboxPorts): Promise<Outcome> {
  const email = await readEmail(source);
  const report = readBounce(source, email);
  const record = report
    ? await readReport(email, report, at, ports)
    : ports.ownAddresses.includes(email.sender)
      ? undefined
      : await readAnswer(email, at);
  // The answer to a newsletter counts, also from people without a lead, whose emails are not stored.
  const isAnswer = !report && !email.isAutomatic && !ports.ownAddresses.includes(email.sender);
  if (isAnswer) await ports.storeReply(email.answers.slice(0, MOST_ANSWERED), at);
  return record && (await storeReceived(record)) ? record.email.kind : 'ignored';
}

/** Message-IDs of an answer that are looked up. */
const MOST_ANSWERED = 10;

/** Only reports about our own emails count. Otherwise anyone who knows an address could stop its email. */
async function readReport(
  { id, from, subject }: IncomingEmail,
  { messageIds, ...report }: BounceReport,
  at: Date,
  ports: InboxPorts,
): Promise<Received | undefined> {
  let recipient: string | undefined;
  for (const messageId of messageIds.slice(0, 10)) recipient ??= await ports.findRecipient(messageId);
  const emailNorm = recipient?.toLowerCase();
  if (!emailNorm || ports.ownAddresses.includes(emailNorm)) return undefined;
  return readDeliveryReport({ ...report, _id: id, emailNorm, from, subject, at }, ports);
}

/** An answer belongs to the lead of the email that it answers, otherwise to the latest lead of its sender. */
async function readAnswer(incoming: IncomingEmail, at: Date): Promise<Received | undefined> {
  const { id, sender, from, subject, text, fullText, attachments, isAutomatic, answers } = incoming;
  const answered = await findAnswered(answers);
  const contact = answered && (await findContact(answered.emailNorm));
  const lead = answered ?? (await findBySender(sender));
  if (!lead) return undefined;
  const { _id, reference, emailNorm } = lead;
  const isVerified = contact?.emails.includes(sender) ?? false;
  const email: ReceivedEmailRecord = {
    _id: id,
    kind: 'reply',
    emailNorm,
    reference,
    from,
    subject,
    text,
    fullText,
    attachments,
    isAutomatic,
    isVerified,
    at,
  };
  const apply = async () => {
    if (isAutomatic) return;
    await Enquiry.updateOne({ _id }, { $set: { waitingSince: at, isUnscored: true }, $inc: { version: 1 } });
  };
  return { email, apply };
}

/** The lead of the receipt or the reply with one of these Message-IDs. */
async function findAnswered(messageIds: string[]): Promise<AnsweredLead | undefined> {
  for (const messageId of messageIds) {
    const replyId = /^<reply\.([\w-]{1,60})@/.exec(messageId)?.[1];
    const reply =
      replyId && (await LeadReplyModel.findById(replyId, { reference: 1 }).lean<LeadReplyRecord>());
    const isReceipt = { outbox: mongoose.trusted({ $elemMatch: { messageId, kind: 'sender' } }) };
    const lead = await Enquiry.findOne(
      reply ? { reference: reply.reference } : isReceipt,
      answeredLeadFields,
    ).lean<AnsweredLead>();
    if (lead) return lead;
  }
  return undefined;
}

async function findBySender(sender: string): Promise<AnsweredLead | undefined> {
  if (!sender) return undefined;
  const { emails } = await findContact(sender);
  return findLatestLead(emails);
}

import mongoose from 'mongoose';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { findContact } from '../contacts/contactMerges';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { LeadReplyModel, type LeadReplyRecord } from '../replies/model';
import { countSoftBounce, SOFT_BOUNCE_LIMIT } from './countSoftBounce';
import { AddressState, type AddressStateRecord, ReceivedEmailModel, type ReceivedEmailRecord } from './model';
import { type BounceReport, readBounce } from './readBounce';
import { type IncomingEmail, readEmail } from './readEmail';

/** What the domains above leads do for the inbox. */
export interface InboxPorts {
  /** Whom an email was sent to, by its Message-ID; undefined for emails of others. */
  findRecipient: (messageId: string) => Promise<string | undefined>;
  /** Notes that a newsletter with one of these Message-IDs was answered. */
  storeReply: (messageIds: string[], at: Date) => Promise<void>;
  /** Stops all mailings to an address. Joins the transaction. */
  stopMailings: (emailNorm: string, why: 'bounced' | 'complained', reason: string) => Promise<void>;
  /** Pauses all mailings to an address that cannot be reached for a time. Joins the transaction. */
  pauseMailings: (emailNorm: string, reason: string) => Promise<void>;
  /** Addresses that the site sends from, in lower case. */
  ownAddresses: string[];
}

type Outcome = ReceivedEmailRecord['kind'] | 'ignored';
type AnsweredLead = Pick<EnquiryRecord, '_id' | 'reference' | 'emailNorm'>;

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
  if (!record || (await isFlood(record.email, at))) return 'ignored';
  try {
    await mongoose.connection.transaction(async () => {
      await ReceivedEmailModel.create([record.email]);
      await record.apply();
    });
  } catch (error) {
    // It was taken in before, by another process or under another number.
    if (duplicateKeyField(error) !== '_id') throw error;
    return 'ignored';
  }
  return record.email.kind;
}

/** Message-IDs of an answer that are looked up. */
const MOST_ANSWERED = 10;

/** Received in a day about one address; more are left in the mailbox. Anybody can send with any sender. */
const MOST_A_DAY = 100;

async function isFlood({ emailNorm }: ReceivedEmailRecord, at: Date): Promise<boolean> {
  const since = mongoose.trusted({ $gt: new Date(at.getTime() - 86_400_000) });
  return (await ReceivedEmailModel.countDocuments({ emailNorm, at: since })) >= MOST_A_DAY;
}

interface Taken {
  email: ReceivedEmailRecord;
  apply: () => Promise<void>;
}

/** Only reports about our own emails count. Otherwise anyone who knows an address could stop its email. */
async function readReport(
  { id, from, subject }: IncomingEmail,
  { kind, reason, isSoft, messageIds }: BounceReport,
  at: Date,
  { findRecipient, stopMailings, pauseMailings, ownAddresses }: InboxPorts,
): Promise<Taken | undefined> {
  let recipient: string | undefined;
  for (const messageId of messageIds.slice(0, 10)) recipient ??= await findRecipient(messageId);
  const emailNorm = recipient?.toLowerCase();
  if (!emailNorm || ownAddresses.includes(emailNorm)) return undefined;
  const lead = await findLatest([emailNorm]);
  const email: ReceivedEmailRecord = {
    _id: id,
    kind: kind === 'complained' ? 'complaint' : 'bounce',
    emailNorm,
    reference: lead?.reference ?? '',
    from,
    subject,
    text: `${titleOf(kind)}: ${reason}`,
    fullText: '',
    attachments: [],
    isAutomatic: true,
    isVerified: true,
    at,
  };
  const apply = async () => {
    if (kind === 'delayed') {
      const known = await AddressState.findById(emailNorm).lean<AddressStateRecord>();
      if (known && known.state !== kind) return;
      const softBouncedAt = isSoft
        ? countSoftBounce(known?.softBouncedAt ?? [], at)
        : (known?.softBouncedAt ?? []);
      const isOver = softBouncedAt.length >= SOFT_BOUNCE_LIMIT;
      const set = { state: kind, reason, at, softBouncedAt: isOver ? [] : softBouncedAt };
      await AddressState.updateOne({ _id: emailNorm }, { $set: set }, { upsert: true });
      if (isOver) await pauseMailings(emailNorm, reason);
      return;
    }
    await AddressState.updateOne({ _id: emailNorm }, { $set: { state: kind, reason, at } }, { upsert: true });
    await stopMailings(emailNorm, kind, reason);
  };
  return { email, apply };
}

const titleOf = (kind: BounceReport['kind']) =>
  ({ bounced: 'Not delivered', delayed: 'Delayed or temporarily refused', complained: 'Complaint' })[kind];

/** An answer belongs to the lead of the email that it answers, otherwise to the latest lead of its sender. */
async function readAnswer(incoming: IncomingEmail, at: Date): Promise<Taken | undefined> {
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
      leadFields,
    ).lean<AnsweredLead>();
    if (lead) return lead;
  }
  return undefined;
}

async function findBySender(sender: string): Promise<AnsweredLead | undefined> {
  if (!sender) return undefined;
  const { emails } = await findContact(sender);
  return findLatest(emails);
}

async function findLatest(emails: string[]): Promise<AnsweredLead | undefined> {
  const found = await Enquiry.findOne(
    {
      emailNorm: mongoose.trusted({ $in: emails }),
      status: mongoose.trusted({ $nin: ['spam', 'quarantined'] }),
    },
    leadFields,
  )
    .sort({ createdAt: -1 })
    .lean<AnsweredLead>();
  return found ?? undefined;
}

const leadFields = { reference: 1, emailNorm: 1 } as const;

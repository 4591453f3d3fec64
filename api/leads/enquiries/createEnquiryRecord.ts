import type { Request } from 'express';
import { clientAddress } from '../../platform/client/clientAddress';
import type { Env } from '../../platform/configuration/env';
import { oneLine } from '../../platform/http/sanitizeText';
import { newMessageId, newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { QUARANTINE_SCORE } from './calculateSpamScore';
import type { MailKind } from './contract';
import type { EnquiryRecord, FormAnswer } from './model';
import { disclosureProof, type EnquiryFields, searchWords } from './normalizeEnquiry';
import { newReference } from './reference';
import type { NewEnquiry } from './saveEnquiry';

/** What the lead of a form has besides the fields of the contact form. */
export interface FormDetails {
  slug: string;
  name: string;
  answers: FormAnswer[];
  /** The proof of its own consent text; undefined with that of the contact form. */
  disclosure?: EnquiryRecord['disclosure'];
  /** Email addresses of the members who are notified; the team's address without any. */
  recipients: string[];
}

interface EnquiryInput {
  id: string;
  hash: string;
  enquiry: EnquiryFields;
  form?: FormDetails;
  spam: { score: number; reasons: string[] };
  /** Their earlier enquiry was released from quarantine, so this one is not held. */
  isTrusted: boolean;
  /** Whether the sender gets a receipt by email. */
  confirmsToSender: boolean;
  req: Request;
  env: Env;
  /** The firm's name as the sender's page showed it. */
  firm: string;
}

/** The record of an enquiry, with the proof of consent and the outbox. The emails of a quarantined one are held. */
export function createEnquiryRecord({
  id,
  hash,
  enquiry,
  form,
  spam,
  isTrusted,
  confirmsToSender: isAnswered,
  req,
  env,
  firm,
}: EnquiryInput): NewEnquiry {
  const reference = newReference();
  const isHeld = spam.score >= QUARANTINE_SCORE && !isTrusted;
  const team = form?.recipients.length ? form.recipients : [env.mailTo];
  const mail = (kind: MailKind, to: string) => {
    return newOutboxEntry({ kind, to, messageId: newMessageId(`${reference}.${kind}`, env) }, isHeld);
  };
  return {
    _id: id,
    reference,
    ...enquiry,
    emailNorm: enquiry.email.toLowerCase(),
    status: isHeld ? 'quarantined' : 'new',
    isUnrouted: true,
    isUnscored: true,
    spam,
    disclosure: form?.disclosure ?? disclosureProof(firm),
    ...(form && { form: { slug: form.slug, name: form.name }, answers: form.answers }),
    requestHash: hash,
    repeats: 0,
    address: clientAddress(req, env.internalKey),
    userAgent: oneLine((req.get('user-agent') ?? '').slice(0, 400)),
    requestId: String(req.id),
    outbox: [...team.map((to) => mail('team', to)), ...(isAnswered ? [mail('sender', enquiry.email)] : [])],
    ...searchWords(enquiry, reference, form),
    version: 1,
  };
}

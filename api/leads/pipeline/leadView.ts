import { documentAt } from '../../content/documents/documentAt';
import type { OutboxEntry } from '../../platform/outbox/outboxEntries';
import type { MailKind } from '../enquiries/contract';
import type { EnquiryRecord } from '../enquiries/model';
import type { Lead, LeadMail, LeadSummary } from './contract';

/** A lead as the list shows it; personal details are hidden from who may not see them. */
export function leadSummary(record: EnquiryRecord, isOpen: boolean): LeadSummary {
  const { reference, company, service, challenge, status, version, outbox } = record;
  return {
    ...{ reference, company, service, challenge, status, version },
    partner: record.partner ?? null,
    name: isOpen ? record.name : initials(record.name),
    email: isOpen ? record.email : maskedEmail(record.email),
    receivedAt: record.createdAt.toISOString(),
    masked: !isOpen,
    mail: worstOf(outbox),
  };
}

/** A whole lead, with what the team has written at the pages where its sender was. */
export async function wholeLead(record: EnquiryRecord, isOpen: boolean): Promise<Lead> {
  const [pageDocument, landingDocument] = await Promise.all([
    documentAt(record.context?.page),
    documentAt(record.landing),
  ]);
  return { ...leadView(record, isOpen), pageDocument, landingDocument };
}

/** A lead with the delivery of its mails. */
export function leadView(
  record: EnquiryRecord,
  isOpen: boolean,
): Omit<Lead, 'pageDocument' | 'landingDocument'> {
  const { spam, repeats, context } = record;
  const source = context?.trafficSource;
  return {
    ...leadSummary(record, isOpen),
    phone: isOpen ? record.phone : `…${record.phone.replace(/\D/g, '').slice(-2)}`,
    contactTime: record.contactTime ?? null,
    message: isOpen ? record.message : 'Hidden for your role.',
    mails: record.outbox.map((entry) => mailView(entry, isOpen)),
    spam: { score: spam.score, reasons: spam.reasons },
    repeats,
    disclosureVersion: record.disclosure.version,
    disclosureHash: record.disclosure.hash,
    page: context?.page ?? null,
    landing: record.landing ?? null,
    source: source
      ? `${source.source} / ${source.medium}${source.campaign ? ` / ${source.campaign}` : ''}`
      : null,
    updatedAt: record.updatedAt.toISOString(),
  };
}

function mailView(entry: OutboxEntry<MailKind>, isOpen: boolean): LeadMail {
  const { kind, to, state, attempts, messageId, nextAt, sentAt, response, error } = entry;
  return {
    ...{ kind, state, attempts, messageId },
    to: isOpen || kind === 'team' ? to : maskedEmail(to),
    nextTryAt: nextAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    response: response ?? null,
    // A mail server may repeat the address in its refusal.
    error: error ? (isOpen ? error : 'Hidden for your role.') : null,
  };
}

function worstOf(outbox: OutboxEntry[]): OutboxEntry['state'] {
  const order = ['dead', 'held', 'waiting', 'sent'] as const;
  return order.find((state) => outbox.some((entry) => entry.state === state)) ?? 'sent';
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}.`)
    .slice(0, 3)
    .join(' ');
}

function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${[...local][0] ?? ''}…@${[...domain][0] ?? ''}…${domain.slice(domain.lastIndexOf('.'))}`;
}

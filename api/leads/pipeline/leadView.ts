import { findDocumentByPath } from '../../content/documents/findDocumentByPath';
import type { TrafficSource } from '../../insights/origin/contract';
import { nameOfTouch } from '../../insights/origin/nameOfTouch';
import type { OutboxEntry } from '../../platform/outbox/outboxEntries';
import { type MailKind, type ManualSource, manualSourceOptions } from '../enquiries/contract';
import { unknownChannel } from '../enquiries/leadChannel';
import type { EnquiryRecord } from '../enquiries/model';
import { type LeadTags, readLeadTags, tagsOf } from '../tags/leadTags';
import type { Lead, LeadMail, LeadSummary } from './contract';
import { findMemberNames } from './leadMembers';
import { type ResponseClock, readResponseClock } from './responseClock';

/** What is shown with leads and stored elsewhere. */
export interface LeadSurroundings {
  owners: Map<string, string>;
  clock: ResponseClock;
  tags: LeadTags;
  now: number;
}

export async function readSurroundings(records: Pick<EnquiryRecord, 'ownerId'>[]): Promise<LeadSurroundings> {
  const [owners, clock, tags] = await Promise.all([
    findMemberNames(records.map(({ ownerId }) => ownerId)),
    readResponseClock(),
    readLeadTags(),
  ]);
  return { owners, clock, tags, now: Date.now() };
}

/** A lead as lists show it. Personal details are masked for those who may not see them. */
export function toLeadSummary(
  record: EnquiryRecord,
  canSeePersonal: boolean,
  { owners, clock, tags, now }: LeadSurroundings,
): LeadSummary {
  const { reference, company, service, challenge, status, version, outbox, ownerId, respondedAt } = record;
  const due = status === 'spam' || status === 'quarantined' ? undefined : clock(record);
  return {
    ownerId: ownerId ?? null,
    owner: ownerId ? (owners.get(ownerId) ?? 'Former member') : null,
    priority: record.priority ?? 'normal',
    channel: record.channel ?? unknownChannel,
    score: record.score ?? 0,
    lostReason: record.lostReason ?? null,
    lostNote: record.lostNote ? (canSeePersonal ? record.lostNote : 'Hidden for your role.') : null,
    value: record.value ?? null,
    closeOn: record.closeOn ?? null,
    tags: tagsOf(record.tags, tags).map(({ _id, name }) => ({ id: _id, name })),
    responseDueAt: due?.toISOString() ?? null,
    respondedAt: respondedAt?.toISOString() ?? null,
    waitingSince: record.waitingSince?.toISOString() ?? null,
    isOverdue: status === 'new' && !respondedAt && due !== undefined && due.getTime() < now,
    reference,
    company,
    service,
    challenge,
    status,
    version,
    partner: record.partner ?? null,
    form: record.form ?? null,
    manual: record.manual ? { source: record.manual.source, by: record.manual.by } : null,
    name: canSeePersonal ? record.name : maskName(record.name),
    email: canSeePersonal ? record.email : maskEmail(record.email),
    receivedAt: record.createdAt.toISOString(),
    masked: !canSeePersonal,
    mail: worstState(outbox),
  };
}

/** A lead with the documents at the pages that its sender visited. */
export async function readLeadDetails(record: EnquiryRecord, canSeePersonal: boolean): Promise<Lead> {
  const [pageDocument, landingDocument, surroundings] = await Promise.all([
    findDocumentByPath(record.context?.page),
    findDocumentByPath(record.landing),
    readSurroundings([record]),
  ]);
  return { ...toLeadView(record, canSeePersonal, surroundings), pageDocument, landingDocument };
}

/** A lead with the delivery state of its emails. */
export function toLeadView(
  record: EnquiryRecord,
  canSeePersonal: boolean,
  surroundings: LeadSurroundings,
): Omit<Lead, 'pageDocument' | 'landingDocument'> {
  const { spam, repeats, context, manual } = record;
  const source = context?.trafficSource;
  const last = record.origin?.last;
  return {
    ...toLeadSummary(record, canSeePersonal, surroundings),
    phone: canSeePersonal || !record.phone ? record.phone : `…${record.phone.replace(/\D/g, '').slice(-2)}`,
    contactTime: record.contactTime ?? null,
    message: canSeePersonal || !record.message ? record.message : 'Hidden for your role.',
    answers: (record.answers ?? []).map(({ label, type, text = '', isChecked, files }) => ({
      label,
      type,
      value: canSeePersonal ? (isChecked ?? text) : 'Hidden for your role.',
      ...(files && canSeePersonal && { files }),
    })),
    mails: record.outbox.map((entry) => toMailView(entry, canSeePersonal)),
    spam: { score: spam.score, reasons: spam.reasons },
    repeats,
    disclosureVersion: record.disclosure?.version ?? null,
    disclosureHash: record.disclosure?.hash ?? null,
    consent: manual?.consent ? (canSeePersonal ? manual.consent : 'Hidden for your role.') : null,
    page: context?.page ?? null,
    landing: record.landing ?? null,
    source: source
      ? nameOfTouch({ ...(isSameCampaign(source, last) && last), ...source })
      : manual
        ? labelOf(manual.source)
        : null,
    updatedAt: record.updatedAt.toISOString(),
  };
}

/** Whether the last arrival is the visit that the form was sent in; only that has the term and content. */
const isSameCampaign = (
  { source, campaign }: Pick<TrafficSource, 'source' | 'campaign'>,
  last: Pick<TrafficSource, 'source' | 'campaign'> | undefined,
) => last?.source === source && last.campaign === campaign;

function toMailView(entry: OutboxEntry<MailKind>, canSeePersonal: boolean): LeadMail {
  const { kind, to, state, attempts, messageId, nextAt, sentAt, response, error } = entry;
  return {
    kind,
    state,
    attempts,
    messageId,
    to: canSeePersonal || kind === 'team' ? to : to.split(', ').map(maskEmail).join(', '),
    nextTryAt: nextAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    response: response ?? null,
    // A mail server's error may contain the address.
    error: error ? (canSeePersonal ? error : 'Hidden for your role.') : null,
  };
}

function worstState(outbox: OutboxEntry[]): LeadSummary['mail'] {
  if (!outbox.length) return 'none';
  const order = ['dead', 'held', 'waiting', 'sent'] as const;
  return order.find((state) => outbox.some((entry) => entry.state === state)) ?? 'sent';
}

const labelOf = (source: ManualSource) =>
  manualSourceOptions.find(({ value }) => value === source)?.label ?? source;

export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}.`)
    .slice(0, 3)
    .join(' ');
}

export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${[...local][0] ?? ''}…@${[...domain][0] ?? ''}…${domain.slice(domain.lastIndexOf('.'))}`;
}

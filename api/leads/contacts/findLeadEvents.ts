import mongoose from 'mongoose';
import { ListedContact, type ListedContactRecord } from '../contactList/model';
import { leadStatusOptions } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord, type LeadEvent } from '../enquiries/model';
import { findMemberNames } from '../pipeline/leadMembers';
import type { ContactSource, SourceEntry } from './ContactSource';

/** Leads whose changes are read, the latest. */
const MAX_LEADS = 20;

/** The changes of stage and owner of a person's leads, and corrections of the person. */
export const findLeadEvents: ContactSource = async (emails, limit) => {
  const found = await Enquiry.find(
    { emailNorm: mongoose.trusted({ $in: emails }), 'history.0': mongoose.trusted({ $exists: true }) },
    { reference: 1, history: 1 },
  )
    .sort({ createdAt: -1 })
    .limit(MAX_LEADS)
    .lean<Pick<EnquiryRecord, 'reference' | 'history'>[]>();
  const rows = await ListedContact.find(
    { emailNorm: mongoose.trusted({ $in: emails }), 'corrections.0': mongoose.trusted({ $exists: true }) },
    { corrections: 1 },
  ).lean<Pick<ListedContactRecord, '_id' | 'corrections'>[]>();
  const corrections = rows.flatMap(({ _id, corrections: all = [] }) =>
    all.map((event) => ({ reference: _id, ...event })),
  );
  const events = found
    .flatMap(({ reference, history = [] }) => history.map((event) => ({ reference, ...event })))
    .concat(corrections)
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, limit);
  const owners = await findMemberNames(
    events.map(({ kind, value }) => (kind === 'owner' ? value : undefined)),
  );
  return events.map((event, index) => toEntry(event, index, owners));
};

function toEntry(
  { reference, at, kind, value = '', former = '', by }: LeadEvent & { reference: string },
  index: number,
  owners: Map<string, string>,
): SourceEntry {
  const head = {
    id: `${reference} ${kind} ${at.getTime()} ${index}`,
    at: at.toISOString(),
    startsAt: null,
    state: by ? `by ${by}` : 'by rule',
  };
  if (kind === 'stage') return { ...head, kind, title: `${stageName(value)}, ${reference}` };
  if (kind === 'owner') {
    const owner = value ? (owners.get(value) ?? 'Former member') : 'No owner';
    return { ...head, kind, title: `${owner}, ${reference}` };
  }
  return {
    ...head,
    kind: 'correction',
    title: `${LABELS[kind]}: ${former || 'none'} → ${value || 'none'}`,
    isTitlePersonal: true,
  };
}

const stageName = (status: string) =>
  leadStatusOptions.find(({ value }) => value === status)?.label ?? status;

const LABELS = { name: 'Name', phone: 'Phone', company: 'Company', email: 'Email' };

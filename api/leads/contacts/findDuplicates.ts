import mongoose from 'mongoose';
import { ListedContact, type ListedContactRecord } from '../contactList/model';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { toE164 } from '../enquiries/normalizeEnquiry';
import { maskEmail, maskName } from '../pipeline/leadView';
import type { ContactDuplicate } from './contract';

/** Read for each reason. */
const MAX_READ = 50;
const MAX_SHOWN = 10;

/**
 * Other contacts of the list with a phone number or company that this one gave, those with both first, then the latest.
 * Spam is not in the list, since its senders copy names.
 */
export async function findDuplicates(emails: string[], canSeePersonal: boolean): Promise<ContactDuplicate[]> {
  const own = { emailNorm: mongoose.trusted({ $in: emails }) };
  const fields = { phone: 1, company: 1 };
  // Also of leads that the list does not have yet, or never will.
  const [leads, rows] = await Promise.all([
    Enquiry.find(own, fields)
      .sort({ createdAt: -1 })
      .limit(MAX_READ)
      .lean<Pick<EnquiryRecord, 'phone' | 'company'>[]>(),
    ListedContact.find(own, fields).lean<Pick<ListedContactRecord, 'phone' | 'company'>[]>(),
  ]);
  const given = [...leads, ...rows];
  const phones = unique(given.map(({ phone }) => toE164(phone)));
  const companies = unique(given.map(({ company }) => company.trim().toLowerCase()));
  const [samePhone, sameCompany] = await Promise.all([
    findOthers('phoneKeys', phones, emails),
    findOthers('companyKeys', companies, emails),
  ]);
  const found = new Map([...samePhone, ...sameCompany].map((row) => [row._id, row]));
  const reasonsOf = ({ phoneKeys, companyKeys }: ListedContactRecord): ContactDuplicate['reasons'] => [
    ...(phones.some((phone) => phoneKeys.includes(phone)) ? (['phone'] as const) : []),
    ...(companies.some((company) => companyKeys.includes(company)) ? (['company'] as const) : []),
  ];
  return [...found.values()]
    .map((row) => ({ row, reasons: reasonsOf(row) }))
    .sort((a, b) => b.reasons.length - a.reasons.length || Number(b.row.seenAt) - Number(a.row.seenAt))
    .slice(0, MAX_SHOWN)
    .map(({ row: { _id, lead = null, name, company, email, seenAt }, reasons }) => ({
      id: _id,
      lead,
      name: canSeePersonal ? name : maskName(name),
      company,
      email: canSeePersonal ? email : maskEmail(email),
      seenAt: seenAt.toISOString(),
      reasons,
    }));
}

async function findOthers(
  field: 'phoneKeys' | 'companyKeys',
  values: string[],
  emails: string[],
): Promise<ListedContactRecord[]> {
  if (!values.length) return [];
  return ListedContact.find({
    isListed: true,
    [field]: mongoose.trusted({ $in: values }),
    emailNorm: mongoose.trusted({ $nin: emails }),
  })
    .sort({ seenAt: -1 })
    .limit(MAX_READ)
    .lean<ListedContactRecord[]>();
}

const unique = (values: (string | undefined)[]) =>
  [...new Set(values)].filter((value): value is string => Boolean(value));

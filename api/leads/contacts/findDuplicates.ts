import mongoose from 'mongoose';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { maskEmail, maskName } from '../pipeline/leadView';
import type { ContactDuplicate } from './contract';

/** Read for each reason. */
const MAX_READ = 50;
const MAX_SHOWN = 10;

/**
 * The latest lead of each other email address that gave the same phone number or company name, newest first. Spam is
 * left out, since its senders copy names.
 */
export async function findDuplicates(emails: string[], canSeePersonal: boolean): Promise<ContactDuplicate[]> {
  const own = await Enquiry.find(
    { emailNorm: mongoose.trusted({ $in: emails }) },
    { phoneE164: 1, company: 1 },
  )
    .sort({ createdAt: -1 })
    .limit(MAX_READ)
    .lean<Pick<EnquiryRecord, 'phoneE164' | 'company'>[]>();
  const phones = unique(own.map(({ phoneE164 }) => phoneE164));
  const companies = unique(own.map(({ company }) => company));
  const [samePhone, sameCompany] = await Promise.all([
    findOthers('phoneE164', phones, emails),
    findOthers('company', companies, emails),
  ]);
  const byEmail = new Map<string, { lead: EnquiryRecord; reasons: ContactDuplicate['reasons'] }>();
  const found = [
    ...samePhone.map((lead) => ({ lead, reason: 'phone' as const })),
    ...sameCompany.map((lead) => ({ lead, reason: 'company' as const })),
  ];
  for (const { lead, reason } of found) {
    const known = byEmail.get(lead.emailNorm) ?? { lead, reasons: [] };
    if (!known.reasons.includes(reason)) known.reasons.push(reason);
    byEmail.set(lead.emailNorm, known);
  }
  return [...byEmail.values()]
    .sort(
      (a, b) => b.reasons.length - a.reasons.length || Number(b.lead.createdAt) - Number(a.lead.createdAt),
    )
    .slice(0, MAX_SHOWN)
    .map(({ lead, reasons }) => {
      const { reference, company, createdAt } = lead;
      return {
        reference,
        name: canSeePersonal ? lead.name : maskName(lead.name),
        company,
        email: canSeePersonal ? lead.email : maskEmail(lead.email),
        receivedAt: createdAt.toISOString(),
        reasons,
      };
    });
}

async function findOthers(
  field: 'phoneE164' | 'company',
  values: string[],
  emails: string[],
): Promise<EnquiryRecord[]> {
  if (!values.length) return [];
  const query = Enquiry.find({
    [field]: mongoose.trusted({ $in: values }),
    emailNorm: mongoose.trusted({ $nin: emails }),
    status: mongoose.trusted({ $nin: ['spam', 'quarantined'] }),
  })
    .sort({ createdAt: -1 })
    .limit(MAX_READ);
  return (field === 'company' ? query.collation(ignoringCase) : query).lean<EnquiryRecord[]>();
}

/** The collation of the index on companies. */
const ignoringCase = { locale: 'en', strength: 2 };

function unique(values: (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))].filter(Boolean);
}

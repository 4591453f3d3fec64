import mongoose from 'mongoose';
import { readdress } from '../../platform/outbox/outboxEntries';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { referralTerms, searchWords } from '../enquiries/normalizeEnquiry';
import { applyCorrections, type Correction } from './planCorrections';

/** Corrects the leads of a person that say what was wrong. */
export async function correctLeads(emails: string[], corrections: Correction[]): Promise<void> {
  const leads = await Enquiry.find({ emailNorm: mongoose.trusted({ $in: emails }) }).lean<EnquiryRecord[]>();
  for (const lead of leads) {
    const change = applyCorrections(lead, corrections);
    if (Object.keys(change).length)
      await Enquiry.updateOne({ _id: lead._id }, { $set: correctedLead(lead, change), $inc: { version: 1 } });
  }
}

/** The fields of a corrected lead, with the terms that find it. */
export function correctedLead(
  lead: EnquiryRecord,
  change: Partial<Record<Correction['field'], string>>,
): Partial<EnquiryRecord> {
  const { form, answers } = lead;
  const found = searchWords({ ...lead, ...change }, lead.reference, form && { slug: form.slug, answers });
  const referral = referralTerms(lead);
  const withFilters = (former: string[], terms: string[]) => [
    ...new Set([...former.filter((term) => term.startsWith(':')), ...referral, ...terms]),
  ];
  return {
    ...change,
    ...(change.email && {
      emailNorm: change.email.toLowerCase(),
      outbox: readdress(lead.outbox, ['sender'], change.email),
    }),
    words: withFilters(lead.words, found.words),
    plainWords: withFilters(lead.plainWords, found.plainWords),
    isUnlisted: true,
  };
}

import mongoose from 'mongoose';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';

export type AnsweredLead = Pick<EnquiryRecord, '_id' | 'reference' | 'emailNorm'>;

export const answeredLeadFields = { reference: 1, emailNorm: 1 } as const;

/** The newest lead with one of these addresses, without spam and quarantine. */
export async function findLatestLead(emails: string[]): Promise<AnsweredLead | undefined> {
  const found = await Enquiry.findOne(
    {
      emailNorm: mongoose.trusted({ $in: emails }),
      status: mongoose.trusted({ $nin: ['spam', 'quarantined'] }),
    },
    answeredLeadFields,
  )
    .sort({ createdAt: -1 })
    .lean<AnsweredLead>();
  return found ?? undefined;
}

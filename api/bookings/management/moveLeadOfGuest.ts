import mongoose from 'mongoose';
import { findContact } from '../../leads/contacts/contactMerges';
import { Enquiry, type EnquiryRecord } from '../../leads/enquiries/model';
import { moveToContacted } from '../../leads/pipeline/moveToContacted';

/**
 * Moves the latest lead of a person whom a member booked a meeting for to “Contacted”, if it is still new. Spam and what
 * is in quarantine hide no earlier lead.
 */
export async function moveLeadOfGuest(emailNorm: string, by: string): Promise<void> {
  const { emails } = await findContact(emailNorm);
  const lead = await Enquiry.findOne({
    emailNorm: mongoose.trusted({ $in: emails }),
    status: mongoose.trusted({ $nin: ['spam', 'quarantined'] }),
  })
    .sort({ createdAt: -1, _id: -1 })
    .lean<EnquiryRecord>();
  if (lead) await moveToContacted(lead, by);
}

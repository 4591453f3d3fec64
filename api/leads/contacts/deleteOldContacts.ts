import mongoose from 'mongoose';
import { ListedContact } from '../contactList/model';
import { Enquiry } from '../enquiries/model';
import { Contact } from './model';

/**
 * Deletes contacts without a lead, booking or import since this time from the list, and merged ones that were last changed
 * before it and whose leads are all deleted.
 */
export async function deleteOldContacts(before: Date): Promise<void> {
  await ListedContact.deleteMany({ seenAt: mongoose.trusted({ $lt: before }) });
  const old = Contact.find({ updatedAt: mongoose.trusted({ $lt: before }) }, { emails: 1 }).lean();
  for await (const { _id, emails } of old.cursor()) {
    const hasLead = await Enquiry.exists({ emailNorm: mongoose.trusted({ $in: emails }) });
    if (!hasLead) await Contact.deleteOne({ _id });
  }
}

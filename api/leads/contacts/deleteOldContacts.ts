import mongoose from 'mongoose';
import { Enquiry } from '../enquiries/model';
import { Contact } from './model';

/** Deletes contacts that were last changed before this time and whose leads are all deleted. */
export async function deleteOldContacts(before: Date): Promise<void> {
  const old = Contact.find({ updatedAt: mongoose.trusted({ $lt: before }) }, { emails: 1 }).lean();
  for await (const { _id, emails } of old.cursor()) {
    const hasLead = await Enquiry.exists({ emailNorm: mongoose.trusted({ $in: emails }) });
    if (!hasLead) await Contact.deleteOne({ _id });
  }
}

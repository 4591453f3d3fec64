import mongoose from 'mongoose';
import { ListedContact } from '../contactList/model';
import { Enquiry } from '../enquiries/model';
import { Contact } from './model';

/**
 * Deletes contacts without a lead, booking or import since this time from the list, and merges that were last changed
 * before it and of whose addresses neither a lead nor a row of the list is left.
 */
export async function deleteOldContacts(before: Date): Promise<void> {
  await ListedContact.deleteMany({ seenAt: mongoose.trusted({ $lt: before }) });
  const old = Contact.find({ updatedAt: mongoose.trusted({ $lt: before }) }, { emails: 1 }).lean();
  for await (const { _id, emails } of old.cursor()) {
    const own = { emailNorm: mongoose.trusted({ $in: emails }) };
    const isInUse = (await Enquiry.exists(own)) || (await ListedContact.exists(own));
    if (!isInUse) await Contact.deleteOne({ _id });
  }
}

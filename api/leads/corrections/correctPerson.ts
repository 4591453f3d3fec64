import mongoose from 'mongoose';
import type { ContactFactSource } from '../contactList/ContactFacts';
import { ListedContact, type ListedContactRecord } from '../contactList/model';
import { refreshContact } from '../contactList/refreshContact';
import { findContact } from '../contacts/contactMerges';
import { correctAddress } from './correctAddress';
import { applyCorrections, type Correction } from './planCorrections';

/**
 * Corrects every record of a person that says what was wrong, and the row in the list of contacts. Joins the transaction of
 * the caller. Throws as `correctAddress` does.
 */
export async function correctPerson(
  emailNorm: string,
  corrections: Correction[],
  sources: ContactFactSource[],
): Promise<void> {
  const email = corrections.find(({ field }) => field === 'email');
  if (email) await correctAddress(email.former.toLowerCase(), email.value.toLowerCase());
  const { emails } = await findContact(emailNorm);
  for (const source of sources) await source.correct(emails, corrections);
  const rows = await ListedContact.find({
    emailNorm: mongoose.trusted({ $in: emails }),
    imported: mongoose.trusted({ $exists: true }),
  }).lean<ListedContactRecord[]>();
  for (const { _id, imported } of rows) {
    if (!imported) continue;
    const change = applyCorrections(imported, corrections);
    if (Object.keys(change).length)
      await ListedContact.updateOne({ _id }, { $set: { imported: { ...imported, ...change } } });
  }
  await refreshContact(emailNorm, sources);
}

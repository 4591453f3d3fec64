import mongoose from 'mongoose';
import { readdress } from '../../platform/outbox/outboxEntries';
import type { ContactFactSource } from '../contactList/ContactFacts';
import { ListedContact, type ListedContactRecord } from '../contactList/model';
import { refreshContact } from '../contactList/refreshContact';
import { findContact } from '../contacts/contactMerges';
import { LeadReplyModel, type LeadReplyRecord } from '../replies/model';
import { markUnscored } from '../score/scoreLeads';
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
  if (email) await readdressReplies(emails, email);
  await markUnscored(emails);
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

/** Replies that were not sent go to the right address, also those that failed at the wrong one. */
async function readdressReplies(emails: string[], { former, value }: Correction): Promise<void> {
  const isUnsent = mongoose.trusted({ $elemMatch: { state: mongoose.trusted({ $ne: 'sent' as const }) } });
  const replies = await LeadReplyModel.find({
    emailNorm: mongoose.trusted({ $in: emails }),
    outbox: isUnsent,
  }).lean<LeadReplyRecord[]>();
  for (const { _id, outbox } of replies) {
    const isWrong = outbox.some(({ to }) => to.toLowerCase() === former.toLowerCase());
    if (isWrong)
      await LeadReplyModel.updateOne({ _id }, { $set: { outbox: readdress(outbox, ['reply'], value) } });
  }
}

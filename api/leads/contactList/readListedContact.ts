import mongoose from 'mongoose';
import type { ContactSource } from '../contacts/ContactSource';
import { findContact } from '../contacts/contactMerges';
import { leadContactSources } from '../contacts/leadContactSources';
import { readContact } from '../contacts/readContact';
import { toContactSummary } from './contactView';
import type { ContactDetails } from './contract';
import { ListedContact, type ListedContactRecord } from './model';

/** A contact with everything the person did; for the row of a merged address, the contact it belongs to. */
export async function readListedContact(
  record: ListedContactRecord,
  otherSources: ContactSource[],
  canSeePersonal: boolean,
): Promise<ContactDetails> {
  const found = await findContact(record.emailNorm);
  const shown = record.isListed ? record : ((await findRowOf(found.emails)) ?? record);
  const contact = await readContact(found, [...leadContactSources, ...otherSources], canSeePersonal);
  return { ...toContactSummary(shown, canSeePersonal), contact };
}

/** The row that shows these addresses. */
export const findRowOf = (emails: string[]) =>
  ListedContact.findOne({ emailNorm: mongoose.trusted({ $in: emails }), isListed: true }).lean<
    ListedContactRecord | undefined
  >();

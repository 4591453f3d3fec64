import type { UserRecord } from '../../identity/users/model';
import type { ContactFactSource } from '../contactList/ContactFacts';
import { findListed } from '../contactList/findListed';
import { refreshContact } from '../contactList/refreshContact';
import { markUnscored } from '../score/scoreLeads';
import { addContact, type FoundContact, findContact, separateContact } from './contactMerges';

/**
 * Merges another contact of the list into the one of an address, with scores and list. Joins the transaction of the
 * caller. Throws 404, 409, 412 and 422 as `addContact` does.
 */
export async function mergePeople(
  emailNorm: string,
  otherId: string,
  { version, user }: { version: number; user: UserRecord },
  sources: ContactFactSource[],
): Promise<FoundContact> {
  const listed = await findListed(otherId);
  const contact = await findContact(emailNorm);
  const other = await findContact(listed.emailNorm);
  await addContact(contact, other, { version, by: user.name });
  const merged = await findContact(emailNorm);
  await markUnscored(merged.emails);
  await refreshContact(emailNorm, sources);
  return merged;
}

/** Undoes a merge within the contact of an address, with scores and list. Joins the transaction of the caller. */
export async function separatePeople(
  emailNorm: string,
  mergeId: string,
  version: number,
  sources: ContactFactSource[],
): Promise<{ before: FoundContact; after: FoundContact }> {
  const before = await findContact(emailNorm);
  await separateContact(before, mergeId, version);
  const left = await findContact(before.emails[0] as string);
  await markUnscored(before.emails);
  await refreshContact(left.emails[0] as string, sources);
  const separated = before.emails.find((email) => !left.emails.includes(email));
  if (separated) await refreshContact(separated, sources);
  return { before, after: left };
}

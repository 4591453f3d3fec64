import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { HttpError, unprocessable } from '../../platform/errors/HttpError';
import { editAtVersion } from '../../platform/records/atVersion';
import { ListedContact } from '../contactList/model';
import { type FoundContact, findContact } from '../contacts/contactMerges';
import { maxContactEmails } from '../contacts/contract';
import { Contact } from '../contacts/model';

/**
 * Puts the right email address of a person before the wrong one, which stays theirs: what came from it is still found. Both
 * are in lower case. Joins the transaction of the caller. Throws 409 when the address is another person's, 422 when the
 * person has too many.
 */
export async function correctAddress(former: string, emailNorm: string): Promise<void> {
  if (former === emailNorm) return;
  const contact = await findContact(former);
  if (!contact.emails.includes(emailNorm) && (await isKnown(emailNorm))) throw ofAnother();
  const emails = placeBefore(contact.emails, former, emailNorm);
  if (emails.length > maxContactEmails)
    throw unprocessable('too_many_addresses', `A contact has at most ${maxContactEmails} email addresses.`);
  // Undoing the merge that brought the wrong address along takes the right one with it.
  const merges = contact.merges.map((merge) =>
    merge.emails.includes(former)
      ? { ...merge, emails: placeBefore(merge.emails, former, emailNorm) }
      : { ...merge, emails: merge.emails.filter((email) => email !== emailNorm) },
  );
  await store(contact, { emails, merges });
  if (!(await ListedContact.exists({ emailNorm })))
    await ListedContact.updateOne({ emailNorm: former }, { $set: { emailNorm, email: emailNorm } });
}

const placeBefore = (emails: string[], former: string, emailNorm: string) =>
  emails.flatMap((email) => (email === former ? [emailNorm, former] : email === emailNorm ? [] : [email]));

async function isKnown(emailNorm: string): Promise<boolean> {
  const found = (await Contact.exists({ emails: emailNorm })) ?? (await ListedContact.exists({ emailNorm }));
  return found !== null;
}

const OF_ANOTHER = 'Another person has this email address. Merge the two contacts instead.';
const ofAnother = () => new HttpError(409, 'conflict', OF_ANOTHER, { fieldErrors: { email: OF_ANOTHER } });

async function store(
  { _id, version }: FoundContact,
  change: Pick<FoundContact, 'emails' | 'merges'>,
): Promise<void> {
  try {
    if (_id) await editAtVersion(Contact, { _id }, version, { $set: change });
    else await Contact.create([change]);
  } catch (error) {
    if (duplicateKeyField(error) === 'emails') throw ofAnother();
    throw error;
  }
}

import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { HttpError, unprocessable } from '../../platform/errors/HttpError';
import { editAtVersion } from '../../platform/records/atVersion';
import type { ContactFactSource } from '../contactList/ContactFacts';
import { ListedContact } from '../contactList/model';
import { type FoundContact, findContact } from '../contacts/contactMerges';
import { maxContactEmails } from '../contacts/contract';
import { Contact, type ContactMergeRecord } from '../contacts/model';
import type { Correction } from './planCorrections';

/**
 * Puts the right email address of a person before the wrong one, which stays theirs: what came from it is still found. Both
 * are in lower case. Joins the transaction of the caller. Throws 409 when another contact has the address, 422
 * when the person has too many.
 */
export async function correctAddress(former: string, emailNorm: string): Promise<void> {
  if (former === emailNorm) return;
  const contact = await findContact(former);
  const isOwn = contact.emails.includes(emailNorm);
  const emails = placeBefore(contact.emails, former, emailNorm);
  if (emails.length > maxContactEmails)
    throw unprocessable('too_many_addresses', `A contact has at most ${maxContactEmails} email addresses.`);
  // Undoing the merge that brought the wrong address along takes the right one with it.
  const merges = isOwn
    ? joinAddresses(contact.merges, [former, emailNorm])
    : contact.merges.map((merge) => ({ ...merge, emails: placeBefore(merge.emails, former, emailNorm) }));
  await store(contact, { emails, merges });
  if (!(await ListedContact.exists({ emailNorm })))
    await ListedContact.updateOne({ emailNorm: former }, { $set: { emailNorm, email: emailNorm } });
}

/** The addresses with the right one before the wrong one, if they have that. */
function placeBefore(emails: string[], former: string, emailNorm: string): string[] {
  const [at, known] = [emails.indexOf(former), emails.indexOf(emailNorm)];
  if (at < 0 || (known >= 0 && known < at)) return emails;
  return emails.filter((email) => email !== emailNorm).toSpliced(at, 0, emailNorm);
}

/**
 * The merges of a contact once the records of one of its addresses have the other: no undo separates the two. A merge
 * without an address of its own is gone, and those that it brought along stand by themselves.
 */
function joinAddresses(merges: ContactMergeRecord[], pair: [string, string]): ContactMergeRecord[] {
  const joined = merges.map((merge) =>
    pair.every((email) => merge.emails.includes(email))
      ? merge
      : { ...merge, emails: merge.emails.filter((email) => !pair.includes(email)) },
  );
  const hasOwn = ({ _id, emails }: ContactMergeRecord) =>
    emails.some((email) => !joined.some((one) => one.within === _id && one.emails.includes(email)));
  const gone = new Map(joined.filter((merge) => !hasOwn(merge)).map(({ _id, within }) => [_id, within]));
  const outerOf = (id: string | undefined): string | undefined =>
    id !== undefined && gone.has(id) ? outerOf(gone.get(id)) : id;
  return joined.filter(({ _id }) => !gone.has(_id)).map((one) => ({ ...one, within: outerOf(one.within) }));
}

/**
 * Throws 409 when corrections give a person the address of another one, who may not be listed yet. Must run before any
 * record is corrected.
 */
export async function refuseAddressOfAnother(
  emailNorm: string,
  corrections: Correction[],
  sources: ContactFactSource[],
): Promise<void> {
  const wanted = corrections.find(({ field }) => field === 'email')?.value.toLowerCase();
  if (!wanted || (await findContact(emailNorm)).emails.includes(wanted)) return;
  if (await Contact.exists({ emails: wanted })) throw ofAnother();
  if (await ListedContact.exists({ emailNorm: wanted })) throw ofAnother();
  for (const source of sources) if ((await source.read([wanted])).count) throw ofAnother();
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

import mongoose from 'mongoose';
import { duplicateKeyField } from '../../platform/db/duplicateKeyField';
import { newId } from '../../platform/db/newId';
import { conflict, notFound, preconditionFailed, unprocessable } from '../../platform/errors/HttpError';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { maxContactEmails, mergeUndoDays } from './contract';
import { Contact, type ContactMergeRecord, type ContactRecord } from './model';

/** The stored contact of an address, or one that holds this address alone and is not stored. */
export type FoundContact = Pick<ContactRecord, 'emails' | 'merges' | 'version'> & { _id?: string };

const DAY_MS = 86_400_000;

export async function findContact(emailNorm: string): Promise<FoundContact> {
  const found = await Contact.findOne({ emails: emailNorm }).lean<ContactRecord>();
  return found ?? { emails: [emailNorm], merges: [], version: 0 };
}

/** These addresses with all others of the same people. */
export async function findAddresses(emails: string[]): Promise<string[]> {
  if (!emails.length) return [];
  const found = await Contact.find({ emails: mongoose.trusted({ $in: emails }) }, { emails: 1 }).lean<
    Pick<ContactRecord, 'emails'>[]
  >();
  return [...new Set([...emails, ...found.flatMap((contact) => contact.emails)])];
}

export function isUndoable({ at }: ContactMergeRecord): boolean {
  return Date.now() - at.getTime() < mergeUndoDays * DAY_MS;
}

/** Adds the addresses of another contact. Throws 412 when the contact has changed, 409 when the other one has. */
export async function addContact(
  contact: FoundContact,
  other: FoundContact,
  { version, by }: { version: number; by: string },
): Promise<void> {
  const emails = [...contact.emails, ...other.emails];
  if (new Set(emails).size < emails.length) throw conflict('These contacts are already merged.');
  if (emails.length > maxContactEmails)
    throw unprocessable('too_many_addresses', `A contact has at most ${maxContactEmails} email addresses.`);
  const merge = { _id: newId(), emails: other.emails, at: new Date(), by };
  const brought = other.merges.map((one) => ({ ...one, within: one.within ?? merge._id }));
  await refuseRaces(async () => {
    if (other._id) await deleteAtVersion(Contact, { _id: other._id }, other.version);
    await store(contact, version, { emails, merges: [...contact.merges, merge, ...brought] });
  });
}

/** Separates a merged contact with its addresses and earlier merges. */
export async function separateContact(
  contact: FoundContact,
  mergeId: string,
  version: number,
): Promise<void> {
  const merge = contact.merges.find(({ _id }) => _id === mergeId);
  if (!merge) throw notFound();
  if (!isUndoable(merge))
    throw unprocessable('undo_expired', `A merge can be undone within ${mergeUndoDays} days.`);
  const emails = contact.emails.filter((email) => !merge.emails.includes(email));
  const taken = mergesWithin(contact.merges, mergeId);
  const merges = contact.merges.filter((one) => one !== merge && !taken.includes(one));
  const back = taken.map(({ within, ...one }) => (within === mergeId ? one : { ...one, within }));
  await refuseRaces(async () => {
    await store(contact, version, { emails, merges });
    if (merge.emails.length > 1) await Contact.create([{ emails: merge.emails, merges: back }]);
  });
}

/** The merges that a merge brought along, and those that these brought along. */
function mergesWithin(merges: ContactMergeRecord[], id: string): ContactMergeRecord[] {
  const direct = merges.filter(({ within }) => within === id);
  return [...direct, ...direct.flatMap(({ _id }) => mergesWithin(merges, _id))];
}

async function store(
  { _id }: FoundContact,
  version: number,
  change: Pick<ContactRecord, 'emails' | 'merges'>,
): Promise<void> {
  if (_id) await editAtVersion(Contact, { _id }, version, { $set: change });
  else if (version) throw preconditionFailed();
  else await Contact.create([change]);
}

/** Each address belongs to one contact: the unique index decides between members who merge at the same time. */
async function refuseRaces(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (duplicateKeyField(error) === 'emails') throw conflict('Another member merged one of these contacts.');
    throw error;
  }
}

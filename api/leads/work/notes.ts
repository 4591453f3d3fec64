import mongoose from 'mongoose';
import { notificationsOf } from '../../identity/notificationSettings/notificationSettings';
import type { UserRecord } from '../../identity/users/model';
import { newId } from '../../platform/db/newId';
import { notFound, unprocessable } from '../../platform/errors/HttpError';
import { newOutboxEntry, type OutboxEntry } from '../../platform/outbox/outboxEntries';
import { editAtVersion } from '../../platform/records/atVersion';
import type { EnquiryRecord } from '../enquiries/model';
import { findLeadMembers, type LeadMemberRecord } from '../pipeline/leadMembers';
import { type LeadNoteChange, workLimits } from './contract';
import { LeadNoteModel, type LeadNoteRecord } from './model';

type NoteLead = Pick<EnquiryRecord, 'emailNorm' | 'reference'>;

/** Stores a note with the emails to the members it mentions. */
export async function createNote(
  { emailNorm, reference }: NoteLead,
  text: string,
  { _id: byId, name: by }: UserRecord,
  mailFrom: string,
): Promise<LeadNoteRecord> {
  const count = await LeadNoteModel.countDocuments({ emailNorm }, { limit: workLimits.notes });
  if (count >= workLimits.notes)
    throw unprocessable('too_many_notes', `A person has at most ${workLimits.notes} notes.`);
  const _id = newId();
  const mentioned = findMentions(text, await findLeadMembers());
  const [note] = await LeadNoteModel.create([
    {
      _id,
      emailNorm,
      reference,
      text,
      byId,
      by,
      mentions: toMentions(mentioned),
      outbox: mentioned
        .filter((member) => member._id !== byId && notificationsOf(member).mention)
        .map((member) => entryFor(_id, member, mailFrom)),
    },
  ]);
  return (note as mongoose.HydratedDocument<LeadNoteRecord>).toObject();
}

/** Changes, deletes or restores a note. Members who were not mentioned before get an email. */
export async function editNote(
  before: LeadNoteRecord,
  { text, isDeleted }: LeadNoteChange,
  { version, mailFrom }: { version: number; mailFrom: string },
): Promise<LeadNoteRecord> {
  const mentioned = text === undefined ? undefined : findMentions(text, await findLeadMembers());
  const told = new Set(before.outbox.map(({ to }) => to));
  const fresh =
    mentioned?.filter(
      (member) => member._id !== before.byId && !told.has(member.email) && notificationsOf(member).mention,
    ) ?? [];
  const isChanged = text !== undefined && text !== before.text;
  return editAtVersion(LeadNoteModel, { _id: before._id }, version, {
    $set: {
      ...(isChanged && { text, editedAt: new Date(), mentions: toMentions(mentioned ?? []) }),
      ...(isDeleted && { deletedAt: new Date() }),
    },
    ...(isDeleted === false && { $unset: { deletedAt: '' } }),
    ...(fresh.length && {
      $push: { outbox: { $each: fresh.map((member) => entryFor(before._id, member, mailFrom)) } },
    }),
  });
}

/** A note of a person's leads. */
export async function findNote(emails: string[], id: string): Promise<LeadNoteRecord> {
  const found = await LeadNoteModel.findOne({
    _id: id,
    emailNorm: mongoose.trusted({ $in: emails }),
  }).lean<LeadNoteRecord>();
  if (!found) throw notFound();
  return found;
}

/** The members whose names follow an `@`. Of two names that begin alike, the longer one counts. */
export function findMentions<M extends Pick<LeadMemberRecord, 'name'>>(text: string, members: M[]): M[] {
  const byLength = members.toSorted((a, b) => b.name.length - a.name.length);
  let left = text.toLowerCase();
  return byLength.filter(({ name }) => {
    const mention = `@${name.toLowerCase()}`;
    const isFound = name !== '' && left.includes(mention);
    if (isFound) left = left.replaceAll(mention, ' ');
    return isFound;
  });
}

const toMentions = (members: LeadMemberRecord[]) => members.map(({ _id, name }) => ({ memberId: _id, name }));

function entryFor(noteId: string, member: LeadMemberRecord, mailFrom: string): OutboxEntry<'mention'> {
  const messageId = `<note.${noteId}.${member._id}.${newId()}@${mailFrom.split('@').at(-1)}>`;
  return newOutboxEntry({ kind: 'mention', to: member.email, messageId });
}

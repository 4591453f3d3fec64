import mongoose from 'mongoose';
import { Notice } from '../../notifications/model';
import { newId } from '../../platform/db/newId';
import { newMessageId, newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { findSubscribedMembers } from './leadMembers';

/** A lead that got another owner, or none. */
export interface AssignedLead extends Pick<EnquiryRecord, '_id' | 'reference'> {
  ownerId: string | null;
}

/**
 * Queues an email to each member who became an owner by somebody else's hand and wants to be told: one about the lead, or about all of them
 * where one change assigned several. An undo tells nobody. An email to an earlier owner that was not sent is void. Joins the
 * transaction of the request. Returns whether any was queued.
 */
export async function notifyOwners(
  env: { mailFrom: string },
  assigned: AssignedLead[],
  byId: string,
  isUndo = false,
): Promise<boolean> {
  await voidEmails(assigned);
  if (isUndo) return false;
  const others = new Map<string, AssignedLead[]>();
  for (const lead of assigned) {
    const { ownerId } = lead;
    if (!ownerId || ownerId === byId) continue;
    const known = others.get(ownerId);
    if (known) known.push(lead);
    else others.set(ownerId, [lead]);
  }
  if (!others.size) return false;
  const members = await findSubscribedMembers('assigned');
  const addresses = new Map(members.map(({ _id, email }) => [_id, email]));
  for (const [ownerId, leads] of others) {
    const to = addresses.get(ownerId);
    const [lead, ...more] = leads;
    if (!to || !lead) continue;
    if (more.length) await createNotice(env, { ownerId, to, count: leads.length });
    else {
      // The emails of a lead are told apart by their kind.
      await Enquiry.updateOne({ _id: lead._id }, { $pull: { outbox: { kind: 'owner' } } });
      await Enquiry.updateOne({ _id: lead._id }, { $push: { outbox: newOwnerEntry(env, lead, to) } });
    }
  }
  return true;
}

/** The same for a member who gets all leads of another one. Called before they have them. */
export async function notifyNewOwner(
  env: { mailFrom: string },
  { from, to, by }: { from: string; to: string; by: string },
): Promise<boolean> {
  const leads = await Enquiry.find({ ownerId: from }, { reference: 1 }).lean<
    Pick<EnquiryRecord, '_id' | 'reference'>[]
  >();
  return notifyOwners(
    env,
    leads.map((lead) => ({ ...lead, ownerId: to })),
    by,
  );
}

async function voidEmails(leads: AssignedLead[]): Promise<void> {
  if (!leads.length) return;
  const ids = mongoose.trusted({ $in: leads.map(({ _id }) => _id) });
  const unsent = { kind: 'owner', state: { $ne: 'sent' } };
  await Enquiry.updateMany({ _id: ids, 'outbox.kind': 'owner' }, { $pull: { outbox: unsent } });
}

/** The email to the owner of a lead. */
export function newOwnerEntry(
  env: { mailFrom: string },
  { reference }: Pick<EnquiryRecord, 'reference'>,
  to: string,
) {
  return newOutboxEntry({ kind: 'owner' as const, to, messageId: newMessageId(`${reference}.owner`, env) });
}

/** The emails about a new lead to the members who want to be told of every one. */
export const newLeadEntries = (
  env: { mailFrom: string },
  { reference }: Pick<EnquiryRecord, 'reference'>,
  members: { email: string }[],
) =>
  members.map(({ email: to }) =>
    newOutboxEntry({ kind: 'newLead' as const, to, messageId: newMessageId(`${reference}.newLead`, env) }),
  );

async function createNotice(
  env: { mailFrom: string },
  { ownerId, to, count }: { ownerId: string; to: string; count: number },
): Promise<void> {
  const kind = 'assigned leads';
  const messageId = newMessageId('assigned.leads', env);
  const outbox = [newOutboxEntry({ kind, to, messageId } as const)];
  await Notice.create([{ _id: newId(), count: String(count), memberId: ownerId, outbox }]);
}

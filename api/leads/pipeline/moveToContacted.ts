import type mongoose from 'mongoose';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { readLeadTags } from '../tags/leadTags';
import { type ChangedLead, planLeadChange } from './planLeadChange';

/** What takes a move back. */
export interface LeadMove {
  at: Date;
  /** When the lead was moved to its former stage; missing if it never was. */
  formerAt?: Date;
}

type MovedLead = ChangedLead & Pick<EnquiryRecord, '_id' | 'stagedAt'>;

/**
 * Moves a lead that is still new to “Contacted”, because a member replied or booked a meeting, which is its first
 * response; undefined for others.
 */
export async function moveToContacted(lead: MovedLead, by: string): Promise<LeadMove | undefined> {
  if (lead.status !== 'new') return undefined;
  const at = new Date();
  const tags = await readLeadTags();
  const { update } = planLeadChange(lead, { status: 'contacted' }, { tags, by, now: at });
  const change = { ...update, $inc: { version: 1 } } as mongoose.UpdateQuery<EnquiryRecord>;
  const { modifiedCount } = await Enquiry.updateOne({ _id: lead._id, status: 'new' }, change);
  return modifiedCount ? { at, ...(lead.stagedAt && { formerAt: lead.stagedAt }) } : undefined;
}

/** Takes a move back, with its entry in the history, and starts the response clock again. Later moves stay. */
export async function moveBackToNew(reference: string, { at, formerAt }: LeadMove): Promise<void> {
  await Enquiry.updateOne(
    { reference, status: 'contacted', stagedAt: at },
    {
      $set: { status: 'new', isUnlisted: true, ...(formerAt && { stagedAt: formerAt }) },
      $unset: { respondedAt: '', ...(!formerAt && { stagedAt: '' }) },
      $pull: { history: { kind: 'stage', at } },
      $inc: { version: 1 },
    },
  );
}

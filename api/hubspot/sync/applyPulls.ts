import mongoose from 'mongoose';
import { Enquiry } from '../../leads/enquiries/model';
import { LeadChange } from '../../leads/pipeline/contract';
import { findLeadMembers } from '../../leads/pipeline/leadMembers';
import { planLeadChange } from '../../leads/pipeline/planLeadChange';
import { readLeadTags } from '../../leads/tags/leadTags';
import { collectFields } from '../../platform/audit/collectFields';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Env } from '../../platform/configuration/env';
import { editAtVersion } from '../../platform/records/atVersion';
import type { ContactPlan } from './planContact';
import { findLatestLead } from './readLocalContacts';

const fields = collectFields([LeadChange]);

/** Changes the latest lead of a person as HubSpot has it, by the rules of a member's change, with an audit entry. */
export async function applyPulls(
  env: Pick<Env, 'auditKeys'>,
  email: string,
  pulls: ContactPlan['pulls'],
): Promise<void> {
  if (!Object.keys(pulls).length) return;
  const lead = await findLatestLead(email);
  if (!lead) return;
  const change: LeadChange = {};
  if (pulls.stage) change.status = pulls.stage as LeadChange['status'];
  if (pulls.stage === 'lost') Object.assign(change, { lostReason: 'other', lostNote: 'Set in HubSpot' });
  if (pulls.priority) change.priority = pulls.priority as LeadChange['priority'];
  if (pulls.value !== undefined) change.value = toDollars(pulls.value);
  if (pulls.owner !== undefined) {
    const ownerId = await findOwner(pulls.owner);
    if (ownerId || pulls.owner === '') change.ownerId = ownerId;
  }
  const { update, options, former, audited } = planLeadChange(lead, change, {
    tags: await readLeadTags(),
    by: 'HubSpot',
  });
  if (!Object.keys(former).length) return;
  await mongoose.connection.transaction(async () => {
    await editAtVersion(Enquiry, { _id: lead._id }, lead.version, update, options);
    const what = { action: 'edit leads from HubSpot', entity: 'leads', entityId: lead.reference };
    await recordAudit(env, { who: 'system', ...what, ...audited, fields });
  });
}

function toDollars(value: string): number | null {
  const dollars = Math.round(Number(value));
  return value === '' || !Number.isFinite(dollars) ? null : Math.max(0, Math.min(100_000_000, dollars));
}

async function findOwner(email: string): Promise<string | null> {
  const members = await findLeadMembers();
  return members.find((member) => member.email.toLowerCase() === email)?._id ?? null;
}

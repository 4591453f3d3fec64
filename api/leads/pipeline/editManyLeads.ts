import mongoose from 'mongoose';
import { badRequest, conflict, unprocessable } from '../../platform/errors/HttpError';
import type { LeadStatus } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { parseReference } from '../enquiries/reference';
import { bulkEditLimits, type LeadBulkEdit, type LeadBulkResult } from './contract';
import { createStatusUpdate, releasesHeldMails } from './createStatusUpdate';
import { buildLeadFilter } from './leadSearch';

/**
 * Changes many leads within the transaction of the request, all of them or none. Also returns whether held emails were
 * released.
 */
export async function editManyLeads(
  { leads, matching }: LeadBulkEdit,
  canSeePersonal: boolean,
): Promise<LeadBulkResult & { hasReleased: boolean }> {
  if (!leads === !matching) throw badRequest('Please name either leads or a filter.');
  const plan = leads
    ? await planNamedEdits(leads)
    : { ...emptyPlan, edits: await planMatchingEdits(matching as Matching, canSeePersonal) };
  const edits = plan.edits.filter(({ lead, to }) => lead.status !== to);
  for (const { ids, to, isReleased } of groupEdits(edits)) {
    const { update, options } = createStatusUpdate(to, isReleased);
    await Enquiry.updateMany({ _id: mongoose.trusted({ $in: ids }) }, update, options);
  }
  return {
    changed: edits.map(({ lead: { reference, version, status }, to }) => ({
      reference,
      version: version + 1,
      status: to,
      former: status,
    })),
    stale: plan.stale,
    missing: plan.missing,
    hasReleased: edits.some(({ lead, to }) => releasesHeldMails(lead, to)),
  };
}

type Named = NonNullable<LeadBulkEdit['leads']>;
type Matching = NonNullable<LeadBulkEdit['matching']>;
type PlannedLead = Pick<EnquiryRecord, '_id' | 'reference' | 'status' | 'version'>;
interface Edit {
  lead: PlannedLead;
  to: LeadStatus;
}

const emptyPlan = { edits: [] as Edit[], stale: [] as string[], missing: [] as string[] };
const plannedFields = { reference: 1, status: 1, version: 1 } as const;

async function planNamedEdits(named: Named) {
  // By canonical reference, since a lead may be named twice in two spellings.
  const meant = new Map(named.map((one) => [parseReference(one.reference) ?? one.reference, one]));
  const references = mongoose.trusted({ $in: [...meant.keys()] });
  const found = await Enquiry.find({ reference: references }, plannedFields).lean<PlannedLead[]>();
  const known = new Map(found.map((lead) => [lead.reference, lead]));
  const plan = structuredClone(emptyPlan);
  for (const [meaning, { reference, version, status }] of meant) {
    const lead = known.get(meaning);
    if (!lead) plan.missing.push(reference);
    else if (lead.version !== version) plan.stale.push(reference);
    else plan.edits.push({ lead, to: status });
  }
  return plan;
}

async function planMatchingEdits(
  { count, to, ...wanted }: Matching,
  canSeePersonal: boolean,
): Promise<Edit[]> {
  const most = bulkEditLimits.matching;
  const filter = buildLeadFilter(wanted, canSeePersonal);
  const found = await Enquiry.find(filter, plannedFields)
    .limit(most + 1)
    .lean<PlannedLead[]>();
  if (found.length > most)
    throw unprocessable('too_many_leads', `At most ${most} leads can be changed at once. Narrow the list.`);
  if (found.length !== count)
    throw conflict(
      `The list changed: ${found.length} leads match now instead of ${count}. Review the list and try again.`,
    );
  return found.map((lead) => ({ lead, to }));
}

/** Groups the edits that need the same update. */
function groupEdits(edits: Edit[]): { ids: string[]; to: LeadStatus; isReleased: boolean }[] {
  const groups = new Map<string, { ids: string[]; to: LeadStatus; isReleased: boolean }>();
  for (const { lead, to } of edits) {
    const isReleased = releasesHeldMails(lead, to);
    const key = `${to} ${isReleased}`;
    const group = groups.get(key) ?? { ids: [], to, isReleased };
    group.ids.push(lead._id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

import mongoose from 'mongoose';
import { badRequest, conflict, unprocessable } from '../../platform/errors/HttpError';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { parseReference } from '../enquiries/reference';
import { buildLeadFilter } from '../search/leadSearch';
import { readFilterFacts } from '../search/readFilterFacts';
import { readLeadTags } from '../tags/leadTags';
import { assertCanOwnLeads } from './assertCanOwnLeads';
import { bulkEditLimits, type LeadBulkEdit, type LeadBulkResult, type LeadChange } from './contract';
import type { AssignedLead } from './notifyOwners';
import { type ChangedLead, type LeadChangePlan, planLeadChange } from './planLeadChange';

/** What became of many leads: besides the result, the changes for the audit log and whether held emails were released. */
export interface BulkOutcome extends LeadBulkResult {
  changes: { reference: string; before: object; after: object }[];
  hasReleased: boolean;
  /** The leads that got another owner, or none. */
  assigned: AssignedLead[];
}

/** Changes many leads within the transaction of the request, all of them or none. */
export async function editManyLeads(
  { leads, matching }: LeadBulkEdit,
  canSeePersonal: boolean,
  by: string,
): Promise<BulkOutcome> {
  if (!leads === !matching) throw badRequest('Please select leads or a filter.');
  const owners = leads ? leads.map(({ ownerId }) => ownerId) : [matching?.change.ownerId];
  for (const owner of new Set(owners)) await assertCanOwnLeads(owner);
  const tags = await readLeadTags();
  const plan = leads
    ? await planNamedEdits(leads)
    : { ...emptyPlan, edits: await planMatchingEdits(matching as Matching, canSeePersonal) };
  const now = new Date();
  const edits = plan.edits
    .map((edit) => ({ ...edit, ...planLeadChange(edit.lead, edit.change, { tags, by, now }) }))
    .filter(({ former }) => Object.keys(former).length);
  const writes = groupEdits(edits).map(({ ids, update, options }) => ({
    updateMany: {
      filter: { _id: mongoose.trusted({ $in: ids }) },
      update: { ...update, $inc: { version: 1 } },
      ...options,
    },
  }));
  if (writes.length) await Enquiry.bulkWrite(writes);
  return {
    changed: edits.map(({ lead: { reference, version }, former }) => ({
      reference,
      version: version + 1,
      former,
    })),
    stale: plan.stale,
    missing: plan.missing,
    changes: edits.map(({ lead: { reference }, audited }) => ({ reference, ...audited })),
    hasReleased: edits.some(({ isReleased }) => isReleased),
    assigned: edits.flatMap(({ lead: { _id, reference }, change: { ownerId }, former }) =>
      'ownerId' in former ? [{ _id, reference, ownerId: ownerId ?? null }] : [],
    ),
  };
}

type Named = NonNullable<LeadBulkEdit['leads']>;
type Matching = NonNullable<LeadBulkEdit['matching']>;
type PlannedLead = Pick<EnquiryRecord, '_id' | 'reference' | 'version'> & ChangedLead;
interface Edit {
  lead: PlannedLead;
  change: LeadChange;
}

const emptyPlan = { edits: [] as Edit[], stale: [] as string[], missing: [] as string[] };
const plannedFields = {
  reference: 1,
  status: 1,
  version: 1,
  ownerId: 1,
  priority: 1,
  lostReason: 1,
  lostNote: 1,
  value: 1,
  closeOn: 1,
  tags: 1,
  words: 1,
  plainWords: 1,
} as const;

async function planNamedEdits(named: Named) {
  // By canonical reference, since a lead may be named twice in two spellings.
  const meant = new Map(named.map((one) => [parseReference(one.reference) ?? one.reference, one]));
  const references = mongoose.trusted({ $in: [...meant.keys()] });
  const found = await Enquiry.find({ reference: references }, plannedFields).lean<PlannedLead[]>();
  const known = new Map(found.map((lead) => [lead.reference, lead]));
  const plan = structuredClone(emptyPlan);
  for (const [meaning, { reference, version, ...change }] of meant) {
    const lead = known.get(meaning);
    if (!lead) plan.missing.push(reference);
    else if (lead.version !== version) plan.stale.push(reference);
    else plan.edits.push({ lead, change });
  }
  return plan;
}

async function planMatchingEdits(
  { count, change, ...wanted }: Matching,
  canSeePersonal: boolean,
): Promise<Edit[]> {
  const most = bulkEditLimits.matching;
  const filter = buildLeadFilter(wanted, canSeePersonal, await readFilterFacts(wanted));
  const found = await Enquiry.find(filter, plannedFields)
    .limit(most + 1)
    .lean<PlannedLead[]>();
  if (found.length > most)
    throw unprocessable(
      'too_many_leads',
      `You can change at most ${most} leads at once. Filter the list to select fewer.`,
    );
  if (found.length !== count)
    throw conflict(
      `The list changed: ${found.length} leads match now instead of ${count}. Review the list and try again.`,
    );
  return found.map((lead) => ({ lead, change }));
}

type Group = Pick<LeadChangePlan, 'update' | 'options'> & { ids: string[] };

/** Groups the edits that need the same update. */
function groupEdits(edits: (Edit & LeadChangePlan)[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { lead, update, options } of edits) {
    const key = JSON.stringify([update.$set, update.$unset, !update.$min, update.$push], (name, value) =>
      name.startsWith('outbox.') || name === 'releasedAt' ? 'released' : value,
    );
    const group = groups.get(key) ?? { ids: [], update, options };
    group.ids.push(lead._id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

import mongoose from 'mongoose';
import { badRequest, conflict, unprocessable } from '../../platform/errors/HttpError';
import type { LeadStatus } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { readReference } from '../enquiries/reference';
import { type LeadBulkEdit, type LeadBulkResult, mostLeadsAtOnce } from './contract';
import { filterOf } from './leadSearch';
import { isRelease, stageChange } from './stageChange';

/**
 * Changes many leads within the transaction of the call, so that what is answered is what happened: all that could be
 * changed, or, when the call fails, none. Says as well whether held mails were let go.
 */
export async function editManyLeads(
  { leads, matching }: LeadBulkEdit,
  isOpen: boolean,
): Promise<LeadBulkResult & { hasReleased: boolean }> {
  if (!leads === !matching) throw badRequest('Please name either leads or a filter.');
  const plan = leads
    ? await planNamed(leads)
    : { ...nothing, edits: await planMatching(matching as Matching, isOpen) };
  const edits = plan.edits.filter(({ lead, to }) => lead.status !== to);
  for (const { ids, to, isReleased } of grouped(edits)) {
    const { update, options } = stageChange(to, isReleased);
    await Enquiry.updateMany({ _id: mongoose.trusted({ $in: ids }) }, update, options);
  }
  return {
    changed: edits.map(({ lead: { reference, version, status }, to }) => ({
      ...{ reference, version: version + 1, status: to, former: status },
    })),
    stale: plan.stale,
    missing: plan.missing,
    hasReleased: edits.some(({ lead, to }) => isRelease(lead, to)),
  };
}

type Named = NonNullable<LeadBulkEdit['leads']>;
type Matching = NonNullable<LeadBulkEdit['matching']>;
type Seen = Pick<EnquiryRecord, '_id' | 'reference' | 'status' | 'version'>;
interface Edit {
  lead: Seen;
  to: LeadStatus;
}

const nothing = { edits: [] as Edit[], stale: [] as string[], missing: [] as string[] };
const seen = { reference: 1, status: 1, version: 1 } as const;

async function planNamed(named: Named) {
  // By what a reference means: one lead may be named twice in two spellings.
  const meant = new Map(named.map((one) => [readReference(one.reference) ?? one.reference, one]));
  const references = mongoose.trusted({ $in: [...meant.keys()] });
  const found = await Enquiry.find({ reference: references }, seen).lean<Seen[]>();
  const known = new Map(found.map((lead) => [lead.reference, lead]));
  const plan = structuredClone(nothing);
  for (const [meaning, { reference, version, status }] of meant) {
    const lead = known.get(meaning);
    if (!lead) plan.missing.push(reference);
    else if (lead.version !== version) plan.stale.push(reference);
    else plan.edits.push({ lead, to: status });
  }
  return plan;
}

async function planMatching({ count, to, ...wanted }: Matching, isOpen: boolean): Promise<Edit[]> {
  const most = mostLeadsAtOnce.matching;
  const filter = filterOf(wanted, isOpen);
  const found = await Enquiry.find(filter, seen)
    .limit(most + 1)
    .lean<Seen[]>();
  if (found.length > most)
    throw unprocessable('too_many_leads', `At most ${most} leads can be changed at once. Narrow the list.`);
  if (found.length !== count)
    throw conflict(`The list has changed: ${found.length} match now, not ${count}. Look again, then decide.`);
  return found.map((lead) => ({ lead, to }));
}

/** The edits that are written alike, together. */
function grouped(edits: Edit[]): { ids: string[]; to: LeadStatus; isReleased: boolean }[] {
  const groups = new Map<string, { ids: string[]; to: LeadStatus; isReleased: boolean }>();
  for (const { lead, to } of edits) {
    const isReleased = isRelease(lead, to);
    const key = `${to} ${isReleased}`;
    const group = groups.get(key) ?? { ids: [], to, isReleased };
    group.ids.push(lead._id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

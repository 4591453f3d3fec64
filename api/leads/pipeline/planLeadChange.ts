import { badRequest } from '../../platform/errors/HttpError';
import { releaseUpdate } from '../../platform/outbox/outboxEntries';
import type { LeadStatus } from '../enquiries/contract';
import { type EnquiryRecord, type LeadEvent, maxLeadEvents } from '../enquiries/model';
import { tagLimits } from '../tags/contract';
import { type LeadTags, replaceTagTerms, tagsOf } from '../tags/leadTags';
import type { LeadTagRecord } from '../tags/model';
import type { LeadChange } from './contract';

export type ChangedLead = Pick<
  EnquiryRecord,
  | 'status'
  | 'ownerId'
  | 'priority'
  | 'lostReason'
  | 'lostNote'
  | 'value'
  | 'closeOn'
  | 'tags'
  | 'words'
  | 'plainWords'
>;

/** The update of a change, the change that undoes it, and whether it sends held emails. */
export interface LeadChangePlan {
  update: {
    $set?: Record<string, unknown>;
    $unset?: Record<string, ''>;
    $min?: { respondedAt: Date };
    $push?: { history: ReturnType<typeof newEvents> };
  };
  options: { arrayFilters?: Record<string, unknown>[] };
  /** Empty when nothing changes. */
  former: LeadChange;
  /** What the audit log records, with tags by name. */
  audited: { before: object; after: object };
  isReleased: boolean;
}

/** Plans a change of a lead. Throws 400 when a lead is lost without a reason, and for tags that do not exist. */
export function planLeadChange(
  lead: ChangedLead,
  change: LeadChange,
  { tags, by, now = new Date() }: { tags: LeadTags; by: string; now?: Date },
): LeadChangePlan {
  const { status = lead.status } = change;
  const isMoved = status !== lead.status;
  const next = { ...change, ...(isMoved && status !== 'lost' && noReason) };
  if (isMoved && status === 'lost' && !change.lostReason) throw badRequest(REASON, { lostReason: REASON });
  if (status !== 'lost' && (change.lostReason || change.lostNote)) throw badRequest(ONLY_LOST);
  const former: LeadChange = {};
  const [set, unset]: [Record<string, unknown>, Record<string, ''>] = [{}, {}];
  for (const field of FIELDS) {
    const [before, after] = [lead[field], next[field]];
    if (!(field in next) || (after ?? undefined) === before || (after === '' && before === undefined))
      continue;
    Object.assign(former, { [field]: before ?? EMPTY[field] });
    if (after === null || after === undefined || after === '') unset[field] = '';
    else set[field] = after;
  }
  const tagging = planTags(lead, change, tags);
  if (tagging) Object.assign(former, { tags: tagging.before.map(({ _id }) => _id) });
  if (tagging) Object.assign(set, tagging.set);
  // Restoring a lost lead needs its reason again.
  if (isMoved && lead.status === 'lost') former.lostReason ??= 'other';
  if (isMoved && status === 'lost') for (const field of LOST_FIELDS) delete former[field];
  const isReleased = releasesHeldMails(lead, status);
  const release = isReleased ? releaseUpdate() : undefined;
  Object.assign(set, release?.fields, isReleased && { releasedAt: new Date() });
  if (isMoved && (status === 'spam' || status === 'quarantined')) unset.releasedAt = '';
  if (isMoved && status === 'new') unset.respondedAt = '';
  if (isMoved) {
    set.stagedAt = now;
    // Spam is not among the contacts.
    set.isUnlisted = true;
    unset.waitingSince = '';
  }
  const events = (['status', 'ownerId'] as const).flatMap((field): LeadEvent[] => {
    if (!(field in former)) return [];
    const value = next[field] ?? undefined;
    return [{ at: now, kind: field === 'status' ? 'stage' : 'owner', ...(value && { value }), by }];
  });
  return {
    update: {
      ...(Object.keys(set).length && { $set: set }),
      ...(Object.keys(unset).length && { $unset: unset }),
      // Sets it only for the first response.
      ...(isMoved && RESPONSES.includes(status) && { $min: { respondedAt: now } }),
      ...(events.length && { $push: { history: newEvents(events) } }),
    },
    options: release ? { arrayFilters: release.arrayFilters } : {},
    former,
    audited: auditedChange(former, change, tagging),
    isReleased,
  };
}

type Tagging = NonNullable<ReturnType<typeof planTags>>;

function auditedChange(former: LeadChange, change: LeadChange, tagging: Tagging | undefined) {
  const { tags: _, addTags: __, removeTags: ___, ...after } = change;
  if (!tagging) return { before: former, after };
  const namesOf = (tags: LeadTagRecord[]) => tags.map(({ name }) => name);
  return {
    before: { ...former, tags: namesOf(tagging.before) },
    after: { ...after, tags: namesOf(tagging.after) },
  };
}

/** Changes as they are added to the history of a lead. */
export const newEvents = (events: LeadEvent[]) => ({ $each: events, $slice: -maxLeadEvents });

/** The tags before and after, with the index terms that find them; undefined when nothing changes. */
function planTags(
  lead: ChangedLead,
  { tags: wanted, addTags = [], removeTags = [] }: LeadChange,
  tags: LeadTags,
) {
  if ([...(wanted ?? []), ...addTags].some((id) => !tags.byId.has(id)))
    throw badRequest(NO_TAG, { tags: NO_TAG });
  const before = tagsOf(lead.tags, tags);
  const removed = new Set(tagsOf(removeTags, tags));
  const remaining = tagsOf(wanted ?? lead.tags, tags).filter((tag) => !removed.has(tag));
  const after = tagsOf([...remaining.map(({ _id }) => _id), ...addTags], tags);
  if (after.length > tagLimits.lead) throw badRequest(TOO_MANY, { tags: TOO_MANY });
  if (after.length === before.length && after.every((tag) => before.includes(tag))) return undefined;
  const ids = after.map(({ _id }) => _id);
  const { words, plainWords } = lead;
  const set = {
    tags: ids,
    words: replaceTagTerms(words, ids),
    plainWords: replaceTagTerms(plainWords, ids),
  };
  return { before, after, set };
}

const NO_TAG = 'This tag no longer exists.';
const TOO_MANY = `A lead can have at most ${tagLimits.lead} tags.`;

const LOST_FIELDS = ['lostReason', 'lostNote'] as const;
const FIELDS = ['status', 'ownerId', 'priority', 'value', 'closeOn', ...LOST_FIELDS] as const;
const noReason = { lostReason: undefined, lostNote: undefined };
/** What the API calls a field without a value. */
const EMPTY = { ownerId: null, value: null, closeOn: null, priority: 'normal', lostNote: '' } as Record<
  string,
  unknown
>;
/** The stages of leads that have been answered. */
const RESPONSES: LeadStatus[] = ['contacted', 'qualified', 'won', 'lost'];
const REASON = 'Please choose why the lead was lost.';
const ONLY_LOST = 'Only a lost lead has a reason.';

/** Whether a change of status releases the held emails: from quarantine to anything but spam. */
function releasesHeldMails({ status }: Pick<EnquiryRecord, 'status'>, next: LeadStatus): boolean {
  return status === 'quarantined' && next !== 'quarantined' && next !== 'spam';
}

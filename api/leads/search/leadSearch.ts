import mongoose, { type QueryFilter } from 'mongoose';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import { leadStatusOptions } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { filterTerm } from '../enquiries/normalizeEnquiry';
import type { LeadQuery } from '../pipeline/contract';
import { receivedIn } from '../pipeline/startOfPast';
import { type LeadTags, termsOfTag, termsOfTagsLike } from '../tags/leadTags';
import type { FilterFacts } from './readFilterFacts';

export type LeadFilter = QueryFilter<EnquiryRecord>;

export const statuses = leadStatusOptions.map(({ value }) => value);

const ofAnyStatus = { $in: statuses };

/** The search criteria besides the status. */
type SearchCriteria = Omit<LeadQuery, 'status' | 'sort' | 'cursor' | 'limit'>;

/** The database filter for a query. Only those who may see personal details search in them. */
export function buildLeadFilter(
  query: SearchCriteria & Pick<LeadQuery, 'status'>,
  canSeePersonal: boolean,
  facts: FilterFacts,
): LeadFilter {
  const { status } = query;
  const each = [
    ...ownerFilters(query),
    ...termFilters(query, canSeePersonal, facts.tags),
    ...plainFilters(query, facts),
  ];
  // A search text without any term matches nothing.
  if (isWithoutTerms(query)) return { reference: '' };
  if (!each.length) return status ? { status } : {};
  // The index of the words begins with the status.
  return { $and: each, status: status ?? mongoose.trusted(ofAnyStatus) };
}

/** A search, prepared for the index. */
export interface LeadSearch {
  /** The filter of its rarest term, which the index finds; absent without a search. */
  first?: LeadFilter;
  /** The filters of its other terms, applied to what the first one finds. */
  others: LeadFilter[];
  /** Without any term, the filters that have indexes of their own. */
  plain: LeadFilter[];
  /** The search text has no terms, so nothing matches. */
  isVain: boolean;
  /** The index of priority or channel, which has the status before the time. */
  plainIndex?: Record<string, 1 | -1>;
  /** The index that finds the first term without reading leads. */
  index: Record<string, 1 | -1>;
}

export async function buildLeadSearch(
  query: SearchCriteria,
  canSeePersonal: boolean,
  facts: FilterFacts,
): Promise<LeadSearch> {
  const terms = termFilters(query, canSeePersonal, facts.tags);
  const plain = plainFilters(query, facts);
  const isVain = isWithoutTerms(query);
  const [owner] = ownerFilters(query);
  const found = { isVain, plain: [] };
  if (owner) return { ...found, first: owner, others: [...terms, ...plain], index: ownerIndex };
  const index = { status: 1, week: -1, [canSeePersonal ? 'words' : 'plainWords']: 1 } as const;
  const [first, ...others] = terms.length > 1 ? await sortRarestFirst(terms, index) : terms;
  if (first) return { ...found, first, others: [...others, ...plain], index };
  const plainIndex = query.channel ? channelIndex : query.priority ? priorityIndex : undefined;
  return { others: [], plain, isVain, index, plainIndex };
}

const channelIndex = { channel: 1, status: 1, createdAt: -1, _id: -1 } as const;
const priorityIndex = { priority: 1, status: 1, createdAt: -1, _id: -1 } as const;
const ownerIndex = { status: 1, week: -1, ownerId: 1 } as const;

/** The filter of the owner; `none` finds leads without one. */
function ownerFilters({ owner }: SearchCriteria): LeadFilter[] {
  if (!owner) return [];
  return [owner === 'none' ? ({ ownerId: null } as unknown as LeadFilter) : { ownerId: owner }];
}

/** The filters that the indexes of owners and terms do not cover. */
function plainFilters(
  { past, mail, priority, channel, response, task }: SearchCriteria,
  { overdue, taskEmails = [] }: FilterFacts,
): LeadFilter[] {
  return [
    ...(past ? [{ createdAt: mongoose.trusted(receivedIn(past)) }] : []),
    ...(mail ? [{ 'outbox.state': mail }] : []),
    ...(priority ? [{ priority }] : []),
    ...(channel ? [{ channel }] : []),
    ...(response === 'waiting' ? [{ waitingSince: mongoose.trusted({ $exists: true }) }] : []),
    ...(overdue ? [overdue] : []),
    ...(task ? [{ emailNorm: mongoose.trusted({ [task === 'none' ? '$nin' : '$in']: taskEmails }) }] : []),
  ];
}

const isWithoutTerms = ({ q = '' }: SearchCriteria) => q.trim() !== '' && !splitSearchText(q).length;

/** The filters on the index of terms: search terms by prefix, filter terms exactly. */
function termFilters(
  { q = '', partner, landing, tag, score, form }: SearchCriteria,
  canSeePersonal: boolean,
  tags: LeadTags,
): LeadFilter[] {
  const field = canSeePersonal ? 'words' : 'plainWords';
  return [
    ...splitSearchText(q).map((term) => prefixFilter(term, field, termsOfTagsLike(term, tags))),
    ...(tag
      ? [{ [field]: mongoose.trusted({ $in: termsOfTag(tags.byId.get(tag) ?? { _id: tag, merged: [] }) }) }]
      : []),
    ...(score ? [{ [field]: filterTerm('score', score) }] : []),
    ...(partner ? [{ [field]: filterTerm('partner', partner) }] : []),
    ...(landing ? [{ [field]: filterTerm('landing', landing) }] : []),
    ...(form ? [{ [field]: filterTerm('form', form) }] : []),
  ];
}

/** Sorts by the number of leads found; terms that find thousands, by how far back 500 new leads of each reach. */
async function sortRarestFirst(terms: LeadFilter[], hint: LeadSearch['index']): Promise<LeadFilter[]> {
  const counted = await Promise.all(
    terms.map(async (term) => {
      const filter = { ...term, status: mongoose.trusted(ofAnyStatus) };
      const newOnes = Enquiry.find({ ...term, status: 'new' }, { _id: 0, week: 1 }).sort({ week: -1 });
      const [count, [far]] = await Promise.all([
        Enquiry.countDocuments(filter, { limit: 2500, hint }),
        newOnes.skip(500).limit(1).hint(hint).lean<Pick<EnquiryRecord, 'week'>[]>(),
      ]);
      return { term, count, week: far?.week ?? 0 };
    }),
  );
  return counted.sort((a, b) => a.count - b.count || a.week - b.week).map(({ term }) => term);
}

/** The terms of a search text, at most six. */
function splitSearchText(q: string): string[] {
  return q
    .toLowerCase()
    .split(/\s+/)
    .flatMap((part) => (part.includes('@') || part.startsWith('em-') ? part : searchTerms(part)))
    .filter(Boolean)
    .map(searchPrefix)
    .slice(0, 6);
}

/** Finds a term by its beginning, or leads with one of the tags that begin like it. */
function prefixFilter(term: string, field: 'words' | 'plainWords', tagTerms: string[]): LeadFilter {
  const $regex = `^${term.replace(/[^\p{L}\p{N}@]/gu, '\\$&')}`;
  if (tagTerms.length) return { [field]: mongoose.trusted({ $in: [new RegExp($regex, 'u'), ...tagTerms] }) };
  return { [field]: mongoose.trusted({ $regex }) };
}

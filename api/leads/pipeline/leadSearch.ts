import mongoose, { type QueryFilter } from 'mongoose';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import { leadStatusOptions } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { filterTerm } from '../enquiries/normalizeEnquiry';
import { type LeadTags, termsOfTag, termsOfTagsLike } from '../tags/leadTags';
import type { LeadQuery } from './contract';
import { startOfPast } from './startOfPast';

export type LeadFilter = QueryFilter<EnquiryRecord>;

export const statuses = leadStatusOptions.map(({ value }) => value);

const ofAnyStatus = { $in: statuses };

/** The search criteria besides the status. */
type SearchCriteria = Pick<
  LeadQuery,
  'q' | 'partner' | 'landing' | 'owner' | 'tag' | 'score' | 'form' | 'past' | 'mail'
>;

/** The database filter for a query. Only those who may see personal details search in them. */
export function buildLeadFilter(
  query: SearchCriteria & Pick<LeadQuery, 'status'>,
  canSeePersonal: boolean,
  tags: LeadTags,
): LeadFilter {
  const { status } = query;
  const each = [...ownerFilters(query), ...termFilters(query, canSeePersonal, tags), ...plainFilters(query)];
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
  /** The index that finds the first term without reading leads. */
  index: Record<string, 1 | -1>;
}

export async function buildLeadSearch(
  query: SearchCriteria,
  canSeePersonal: boolean,
  tags: LeadTags,
): Promise<LeadSearch> {
  const terms = termFilters(query, canSeePersonal, tags);
  const plain = plainFilters(query);
  const isVain = isWithoutTerms(query);
  const [owner] = ownerFilters(query);
  if (owner) return { first: owner, others: [...terms, ...plain], plain: [], isVain, index: ownerIndex };
  const index = { status: 1, week: -1, [canSeePersonal ? 'words' : 'plainWords']: 1 } as const;
  const [first, ...others] = terms.length > 1 ? await sortRarestFirst(terms, index) : terms;
  if (!first) return { others: [], plain, isVain, index };
  return { first, others: [...others, ...plain], plain: [], isVain, index };
}

const ownerIndex = { status: 1, week: -1, ownerId: 1 } as const;

/** The filter of the owner; `none` finds leads without one. */
function ownerFilters({ owner }: SearchCriteria): LeadFilter[] {
  if (!owner) return [];
  return [owner === 'none' ? ({ ownerId: null } as unknown as LeadFilter) : { ownerId: owner }];
}

/** The filters that the indexes of owners and terms do not cover. */
function plainFilters({ past, mail }: SearchCriteria): LeadFilter[] {
  return [
    ...(past ? [{ createdAt: mongoose.trusted({ $gte: startOfPast(past) }) }] : []),
    ...(mail ? [{ 'outbox.state': mail }] : []),
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

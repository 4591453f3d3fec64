import mongoose, { type QueryFilter } from 'mongoose';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import { leadStatusOptions } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { filterTerm } from '../enquiries/normalizeEnquiry';
import type { LeadQuery } from './contract';

export type LeadFilter = QueryFilter<EnquiryRecord>;

export const statuses = leadStatusOptions.map(({ value }) => value);

const ofAnyStatus = { $in: statuses };

/** By what leads are looked for, beside their status. */
type SearchCriteria = Pick<LeadQuery, 'q' | 'partner' | 'landing'>;

/** What a filter holds, for who may search personal details or only the rest. */
export function buildLeadFilter(
  query: SearchCriteria & Pick<LeadQuery, 'status'>,
  canSeePersonal: boolean,
): LeadFilter {
  const { status } = query;
  const each = termFilters(query, canSeePersonal);
  // What holds no word at all is found nowhere.
  if (isWithoutTerms(query)) return { reference: '' };
  if (!each.length) return status ? { status } : {};
  // The index of the words begins with the status.
  return { $and: each, status: status ?? mongoose.trusted(ofAnyStatus) };
}

/** A search, ready to be asked by an index. */
export interface LeadSearch {
  /** The rarest of its words, which the index finds; absent where nothing is searched for. */
  first?: LeadFilter;
  /** Its other words, which are looked up in what the first one finds. */
  others: LeadFilter[];
  /** Text without a word, which finds nothing. */
  isVain: boolean;
  /** The index that finds the first word without reading leads. */
  index: Record<string, 1 | -1>;
}

export async function buildLeadSearch(query: SearchCriteria, canSeePersonal: boolean): Promise<LeadSearch> {
  const words = termFilters(query, canSeePersonal);
  const index = { status: 1, week: -1, [canSeePersonal ? 'words' : 'plainWords']: 1 } as const;
  const [first, ...others] = words.length > 1 ? await sortRarestFirst(words, index) : words;
  return { first, others, isVain: isWithoutTerms(query), index };
}

const isWithoutTerms = ({ q = '' }: SearchCriteria) => q.trim() !== '' && !splitSearchText(q).length;

/** What the index of the words is asked for: what is searched by its beginnings, what is filtered by as it is. */
function termFilters({ q = '', partner, landing }: SearchCriteria, canSeePersonal: boolean): LeadFilter[] {
  const field = canSeePersonal ? 'words' : 'plainWords';
  return [
    ...splitSearchText(q).map((word) => prefixFilter(word, field)),
    ...(partner ? [{ [field]: filterTerm('partner', partner) }] : []),
    ...(landing ? [{ [field]: filterTerm('landing', landing) }] : []),
  ];
}

/** By how many leads each finds; of those that find thousands, by how far back in time as many new ones go. */
async function sortRarestFirst(words: LeadFilter[], hint: LeadSearch['index']): Promise<LeadFilter[]> {
  const known = await Promise.all(
    words.map(async (word) => {
      const filter = { ...word, status: mongoose.trusted(ofAnyStatus) };
      const newOnes = Enquiry.find({ ...word, status: 'new' }, { _id: 0, week: 1 }).sort({ week: -1 });
      const [count, [far]] = await Promise.all([
        Enquiry.countDocuments(filter, { limit: 2500, hint }),
        newOnes.skip(500).limit(1).hint(hint).lean<Pick<EnquiryRecord, 'week'>[]>(),
      ]);
      return { word, count, week: far?.week ?? 0 };
    }),
  );
  return known.sort((a, b) => a.count - b.count || a.week - b.week).map(({ word }) => word);
}

/** The words that are searched for, six at most. */
function splitSearchText(q: string): string[] {
  return q
    .toLowerCase()
    .split(/\s+/)
    .flatMap((part) => (part.includes('@') || part.startsWith('em-') ? part : searchTerms(part)))
    .filter(Boolean)
    .map(searchPrefix)
    .slice(0, 6);
}

function prefixFilter(word: string, field: 'words' | 'plainWords'): LeadFilter {
  const $regex = `^${word.replace(/[^\p{L}\p{N}@]/gu, '\\$&')}`;
  return { [field]: mongoose.trusted({ $regex }) };
}

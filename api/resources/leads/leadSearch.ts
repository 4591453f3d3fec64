import mongoose, { type QueryFilter } from 'mongoose';
import { leadStatusOptions } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { beginningOf, fileWord, wordsOf } from '../enquiries/readEnquiry';
import type { LeadQuery } from './contract';

export type LeadFilter = QueryFilter<EnquiryRecord>;

export const statuses = leadStatusOptions.map(({ value }) => value);

const ofAnyStatus = { $in: statuses };

/** What a filter holds, for who may search personal details or only the rest. */
export function filterOf({ status, ...asked }: LeadAsked, isOpen: boolean): LeadFilter {
  const { words, isVain } = wordsAsked(asked, isOpen);
  if (isVain) return { reference: '' };
  if (!words.length) return status ? { status } : {};
  // The index of the words begins with the status.
  return { $and: words, status: status ?? mongoose.trusted(ofAnyStatus) };
}

type LeadAsked = Pick<LeadQuery, 'q' | 'status' | 'from' | 'partner'>;

/** All that the words of a lead are asked for: beginnings of them, and whole marks of where it came from. */
function wordsAsked({ q = '', from = '', partner = '' }: Omit<LeadAsked, 'status'>, isOpen: boolean) {
  const name = isOpen ? 'words' : 'plainWords';
  const marks = [...fileWord('page', from), ...fileWord('partner', partner)];
  const searched = searchedWords(q);
  return {
    words: [
      ...marks.map((mark): LeadFilter => ({ [name]: mark })),
      ...searched.map((word) => beginning(word, name)),
    ],
    isVain: q.trim() !== '' && !searched.length,
    index: { status: 1, week: -1, [name]: 1 } as const,
  };
}

/** A search, ready to be asked by an index. */
export interface Search {
  /** The rarest of its words, which the index finds; absent where nothing is searched for. */
  first?: LeadFilter;
  /** Its other words, which are looked up in what the first one finds. */
  others: LeadFilter[];
  /** Text without a word, which finds nothing. */
  isVain: boolean;
  /** The index that finds the first word without reading leads. */
  index: Record<string, 1 | -1>;
}

export async function searchOf(asked: LeadAsked, isOpen: boolean): Promise<Search> {
  const { words, isVain, index } = wordsAsked(asked, isOpen);
  const [first, ...others] = words.length > 1 ? await rarestFirst(words, index) : words;
  return { first, others, isVain, index };
}

/** By how many leads each finds; of those that find thousands, by how far back in time as many new ones go. */
async function rarestFirst(words: LeadFilter[], hint: Search['index']): Promise<LeadFilter[]> {
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
function searchedWords(q: string): string[] {
  return q
    .toLowerCase()
    .split(/\s+/)
    .flatMap((part) => (part.includes('@') || part.startsWith('em-') ? part : wordsOf(part)))
    .filter(Boolean)
    .map(beginningOf)
    .slice(0, 6);
}

function beginning(word: string, name: 'words' | 'plainWords'): LeadFilter {
  const $regex = `^${word.replace(/[^\p{L}\p{N}@]/gu, '\\$&')}`;
  return { [name]: mongoose.trusted({ $regex }) };
}

import mongoose, { type QueryFilter } from 'mongoose';
import { badRequest } from '../../http/Refusal';
import { leadStatusOptions } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { wordsOf } from '../enquiries/readEnquiry';
import type { LeadPage, LeadQuery } from './contract';
import { leadSummary } from './leadView';

type Filter = QueryFilter<EnquiryRecord>;

const byStatus = { status: 1, createdAt: -1, _id: -1 } as const;

/** One page of leads, newest first unless told. Words are found by their beginnings, and all of them must be found. */
export async function listOfLeads(query: LeadQuery, isOpen: boolean): Promise<LeadPage> {
  const limit = Number(query.limit ?? 25);
  const found = search(query.q ?? '', isOpen ? 'words' : 'plainWords');
  const filter = withStatus(found, query.status);
  const isUpward = query.sort === 'oldest';
  const [records, counts] = await Promise.all([
    Enquiry.find(query.cursor ? { $and: [filter, after(query.cursor, isUpward)] } : filter)
      .sort(isUpward ? { createdAt: 1, _id: 1 } : newestFirst)
      .limit(limit + 1)
      .lean<EnquiryRecord[]>(),
    countByStatus(found),
  ]);
  const shown = records.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((record) => leadSummary(record, isOpen)),
    nextCursor: records.length > limit && last ? cursorOf(last) : null,
    total: query.status ? counts[query.status] : Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
  };
}

/** What a filter holds, for who may search personal details or only the rest. */
export function filterOf({ q = '', status }: Pick<LeadQuery, 'q' | 'status'>, isOpen: boolean): Filter {
  return withStatus(search(q, isOpen ? 'words' : 'plainWords'), status);
}

export const newestFirst = { createdAt: -1, _id: -1 } as const;

const withStatus = (found: Filter, status: LeadQuery['status']): Filter =>
  status ? { ...found, status } : found;

function search(q: string, field: 'words' | 'plainWords'): Filter {
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .flatMap((part) => (part.includes('@') || part.startsWith('em-') ? part : wordsOf(part)))
    .filter(Boolean);
  if (!q.trim()) return {};
  // What holds no word at all is found nowhere.
  if (!words.length) return { reference: '' };
  return {
    $and: words.slice(0, 6).map((word) => ({
      [field]: mongoose.trusted({ $regex: `^${word.replace(/[^\p{L}\p{N}@]/gu, '\\$&')}` }),
    })),
  };
}

async function countByStatus(filter: Filter): Promise<LeadPage['counts']> {
  const query = Enquiry.aggregate<{ _id: string; count: number }>([
    { $match: filter },
    { $group: { _id: '$status', count: { $sum: 1 } } },
  ]);
  // Left alone, counting everything reads every lead; the index by status holds all that is needed.
  const rows = await (Object.keys(filter).length ? query : query.hint(byStatus));
  const counts = Object.fromEntries(leadStatusOptions.map(({ value }) => [value, 0])) as LeadPage['counts'];
  for (const { _id, count } of rows) if (_id in counts) counts[_id as keyof typeof counts] = count;
  return counts;
}

function cursorOf({ createdAt, _id }: EnquiryRecord): string {
  return Buffer.from(`${createdAt.getTime()}.${_id}`).toString('base64url');
}

function after(cursor: string, isUpward: boolean): Filter {
  const [time, id] = Buffer.from(cursor, 'base64url').toString().split('.');
  if (!time || !id || !/^\d{1,15}$/.test(time)) throw badRequest('The cursor is not valid.');
  const at = new Date(Number(time));
  const past = <T>(value: T) => mongoose.trusted(isUpward ? { $gt: value } : { $lt: value });
  return { $or: [{ createdAt: past(at) }, { createdAt: at, _id: past(id) }] };
}

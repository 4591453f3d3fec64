import { badRequest } from '../../http/Refusal';
import type { LeadStatus } from '../enquiries/contract';
import { Enquiry, type EnquiryRecord, weekOf } from '../enquiries/model';
import type { LeadPage, LeadQuery } from './contract';
import { countOfLeads } from './countOfLeads';
import { type Search, searchOf, statuses } from './leadSearch';
import { leadSummary } from './leadView';

/** One page of leads, newest first unless told. Words are found by their beginnings, and all of them must be found. */
export async function listOfLeads(query: LeadQuery, isOpen: boolean): Promise<LeadPage> {
  const limit = Number(query.limit ?? 25);
  const from = query.cursor ? placeOf(query.cursor) : undefined;
  const search = await searchOf(query.q ?? '', isOpen);
  const wanted = { status: query.status, isUpward: query.sort === 'oldest', from, size: limit + 1 };
  const [counted, records] = await Promise.all([
    countOfLeads(search, query.status),
    search.isVain ? [] : pageOf(search, wanted),
  ]);
  const shown = records.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((record) => leadSummary(record, isOpen)),
    nextCursor: records.length > limit && last ? cursorOf(last) : null,
    ...counted,
  };
}

export const newestFirst = { createdAt: -1, _id: -1 } as const;

interface Wanted {
  status: LeadStatus | undefined;
  isUpward: boolean;
  /** Begins after this one. */
  from?: Place;
  size: number;
}

interface Place {
  at: Date;
  id: string;
}

async function pageOf(search: Search, wanted: Wanted): Promise<EnquiryRecord[]> {
  const { status, isUpward, from, size } = wanted;
  const parts: object[] = [];
  if (status) parts.push({ status });
  if (from) parts.push(after(from, isUpward));
  if (search.first) parts.push(search.first, await weeksOf(search, wanted));
  if (search.first && !status) parts.push({ status: { $in: statuses } });
  return Enquiry.aggregate<EnquiryRecord>([
    ...(parts.length ? [{ $match: { $and: parts } }] : []),
    ...lookedUp(search.others),
    { $sort: isUpward ? { createdAt: 1, _id: 1 } : newestFirst },
    { $limit: size },
  ]);
}

/**
 * The weeks that hold a page of what was searched for. The index of the words goes by weeks, not by moments: it tells
 * how far one has to go, and only what matches in those weeks is put in order.
 */
async function weeksOf(search: Search, { status, isUpward, from, size }: Wanted): Promise<object> {
  const [beyond, until, since] = isUpward ? ['$gt', '$lte', '$gte'] : ['$lt', '$gte', '$lte'];
  const start = from && weekOf(from.at);
  const found = await Promise.all(
    (status ? [status] : statuses).map((one) =>
      Enquiry.aggregate<{ week: number }>([
        { $match: { status: one, ...search.first, ...(from && { week: { [beyond]: start } }) } },
        { $sort: { week: isUpward ? 1 : -1 } },
        ...lookedUp(search.others),
        { $limit: size },
        { $project: { _id: 0, week: 1 } },
      ]).hint(search.index),
    ),
  );
  const weeks = found.flat().map(({ week }) => (isUpward ? week : -week));
  const last = weeks.sort((a, b) => a - b)[size - 1];
  return {
    week: {
      ...(from && { [since]: start }),
      [until]: last === undefined ? (isUpward ? Number.MAX_SAFE_INTEGER : 0) : Math.abs(last),
    },
  };
}

/** Behind a limit the database does not try to begin with these words instead, which are no rarer than the first. */
function lookedUp(others: Search['others']) {
  return others.length ? [{ $limit: Number.MAX_SAFE_INTEGER }, { $match: { $and: others } }] : [];
}

function cursorOf({ createdAt, _id }: EnquiryRecord): string {
  return Buffer.from(`${createdAt.getTime()}.${_id}`).toString('base64url');
}

function placeOf(cursor: string): Place {
  const [time, id] = Buffer.from(cursor, 'base64url').toString().split('.');
  if (!time || !id || !/^\d{1,15}$/.test(time)) throw badRequest('The cursor is not valid.');
  return { at: new Date(Number(time)), id };
}

function after({ at, id }: Place, isUpward: boolean): object {
  const past = <T>(value: T) => (isUpward ? { $gt: value } : { $lt: value });
  return { $or: [{ createdAt: past(at) }, { createdAt: at, _id: past(id) }] };
}

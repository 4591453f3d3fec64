import mongoose, { type QueryFilter } from 'mongoose';
import { forbidden } from '../../platform/errors/HttpError';
import type { Order } from '../../platform/records/keyset';
import { readPage } from '../../platform/records/readPage';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import { toContactSummary } from './contactView';
import type { ContactExportQuery, ContactPage, ContactQuery } from './contract';
import { ListedContact, type ListedContactRecord } from './model';

type Sort = NonNullable<ContactQuery['sort']>;

export const orders: Record<Sort, Order<ListedContactRecord>> = {
  newest: { seenAt: -1, _id: -1 },
  oldest: { seenAt: 1, _id: 1 },
  name: { nameKey: 1, _id: 1 },
  nameDown: { nameKey: -1, _id: -1 },
  company: { companyKey: 1, _id: 1 },
  companyDown: { companyKey: -1, _id: -1 },
};

/** Counting stops here, so that its cost does not grow with the number of contacts. */
const MOST_COUNTED = 10_000;

/** One page of contacts. All search terms must match, by prefix. */
export async function findContacts(query: ContactQuery, canSeePersonal: boolean): Promise<ContactPage> {
  const { sort = 'newest' } = query;
  // The order and the cursor would give names away.
  if (!canSeePersonal && (sort === 'name' || sort === 'nameDown')) throw forbidden();
  const { records, ...page } = await readPage(ListedContact, query, {
    filter: await buildContactFilter(query, canSeePersonal),
    order: orders[sort],
    maxCount: MOST_COUNTED,
    countIndex: countIndexOf(query, canSeePersonal),
    excludedFields: ['words', 'plainWords'],
  });
  return { items: records.map((record) => toContactSummary(record, canSeePersonal)), ...page };
}

/** The database filter for a query. Only those who may see personal details search in them. */
export async function buildContactFilter(
  { q = '', origin }: Pick<ContactExportQuery, 'q' | 'origin'>,
  canSeePersonal: boolean,
): Promise<Filter> {
  const terms = searchTerms(q).filter(Boolean).map(searchPrefix).slice(0, 6);
  // A search text without any term matches nothing.
  if (q.trim() && !terms.length) return { emailNorm: '' };
  const field = fieldOf(canSeePersonal);
  const [rarest, ...others] = await sortRarestFirst(terms, field);
  const isLike = (term: string) => ({ $regex: `^${term}` });
  return {
    isListed: true,
    ...(rarest && { [field]: mongoose.trusted(isLike(rarest)) }),
    // Put like this, the index is not read for the other terms, but for the rarest one alone.
    ...(others.length && {
      $nor: others.map((term) => ({ [field]: mongoose.trusted({ $not: isLike(term) }) })),
    }),
    ...(origin && { origins: origin }),
  };
}

type Filter = QueryFilter<ListedContactRecord>;

async function sortRarestFirst(terms: string[], field: 'words' | 'plainWords'): Promise<string[]> {
  if (terms.length < 2) return terms;
  const counted = await Promise.all(
    terms.map(async (term) => {
      const filter = { isListed: true, [field]: mongoose.trusted({ $regex: `^${term}` }) };
      const count = await ListedContact.countDocuments(filter, {
        limit: 2500,
        hint: { isListed: 1, [field]: 1 },
      });
      return { term, count };
    }),
  );
  return counted.sort((a, b) => a.count - b.count).map(({ term }) => term);
}

const fieldOf = (canSeePersonal: boolean) => (canSeePersonal ? 'words' : 'plainWords');

function countIndexOf({ q = '', origin }: ContactQuery, canSeePersonal: boolean): Record<string, 1 | -1> {
  if (q.trim()) return { isListed: 1, [fieldOf(canSeePersonal)]: 1 };
  if (origin) return { isListed: 1, origins: 1, seenAt: -1, _id: -1 };
  return { isListed: 1, seenAt: -1, _id: -1 };
}

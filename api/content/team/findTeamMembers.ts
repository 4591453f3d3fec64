import type { Response } from 'express';
import mongoose, { type QueryFilter } from 'mongoose';
import { readPage } from '../../platform/records/readPage';
import { searchTerms } from '../../platform/records/searchTerms';
import { sendTable } from '../../platform/records/sendTable';
import { mostMembers, type TeamExportQuery, type TeamPage, type TeamQuery, teamColumns } from './contract';
import { TeamMember, type TeamMemberRecord } from './model';
import { toTeamMemberView } from './teamView';

/** One page of the team in its order. All search terms must match, by prefix. */
export async function findTeamMembers({ q = '', visibility, ...query }: TeamQuery): Promise<TeamPage> {
  const { records, ...page } = await readPage(TeamMember, query, {
    filter: filterOf({ q, visibility }),
    order: teamOrder,
    maxCount: mostMembers,
    countIndex: indexOf(q, visibility),
  });
  return { ...page, items: records.map(toTeamMemberView) };
}

/** Streams all matching members as a file, with the columns of the import. */
export async function writeTeamExport(
  { format = 'csv', ...query }: TeamExportQuery,
  res: Response,
): Promise<void> {
  const found = TeamMember.find(filterOf(query)).sort(teamOrder).lean<TeamMemberRecord[]>();
  const rows = rowsOf(
    found.cursor({ batchSize: mostMembers }),
    format === 'csv' ? toImportableRow : toTeamMemberView,
  );
  await sendTable(res, { name: 'team', format, columns: teamColumns, rows });
}

/** A member as the import reads them. */
const toImportableRow = (record: TeamMemberRecord) => ({
  ...toTeamMemberView(record),
  // A link may contain the separator.
  links: record.links.some((link) => link.includes(';'))
    ? JSON.stringify(record.links)
    : record.links.join('; '),
  isVisible: record.isVisible ? 'yes' : 'no',
  isAtBookings: record.isAtBookings ? 'yes' : 'no',
});

async function* rowsOf(
  records: AsyncIterable<TeamMemberRecord>,
  view: (record: TeamMemberRecord) => object,
): AsyncGenerator<object> {
  for await (const record of records) {
    const member: Record<string, unknown> = { ...view(record) };
    yield Object.fromEntries(teamColumns.map((column) => [column, member[column]]));
  }
}

const teamOrder = { order: 1, _id: 1 } as const;

function filterOf({
  q = '',
  visibility,
}: Pick<TeamQuery, 'q' | 'visibility'>): QueryFilter<TeamMemberRecord> {
  return { ...searchFilter(q), ...(visibility && { isVisible: visibility === 'visible' }) };
}

/** The index that counts without reading members. */
function indexOf(q: string, visibility: string | undefined): Record<string, 1> {
  if (q.trim()) return { words: 1, order: 1, _id: 1 };
  return visibility ? { isVisible: 1, order: 1, _id: 1 } : { order: 1, _id: 1 };
}

/** The search terms of a member. */
export function searchWords({ name, position }: Pick<TeamMemberRecord, 'name' | 'position'>): string[] {
  return [...new Set(searchTerms(`${name} ${position}`).filter(Boolean))].slice(0, 40);
}

function searchFilter(q: string): QueryFilter<TeamMemberRecord> {
  const terms = searchTerms(q).filter(Boolean).slice(0, 6);
  if (!q.trim()) return {};
  // A search text without any term matches nothing.
  if (!terms.length) return { _id: '' };
  return { $and: terms.map((word) => ({ words: mongoose.trusted({ $regex: `^${word}` }) })) };
}

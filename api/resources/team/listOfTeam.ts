import mongoose, { type QueryFilter } from 'mongoose';
import { pageOf } from '../../http/pageOf';
import { wordsOf } from '../enquiries/readEnquiry';
import { mostMembers, type TeamPage, type TeamQuery } from './contract';
import { TeamMember, type TeamMemberRecord } from './model';
import { teamView } from './teamView';

/** One page of the team in its order. All words of a search must be found, by their beginnings. */
export async function listOfTeam({ q = '', visibility, ...query }: TeamQuery): Promise<TeamPage> {
  const { records, ...page } = await pageOf(TeamMember, query, {
    filter: { ...search(q), ...(visibility && { isVisible: visibility === 'visible' }) },
    order: { order: 1, _id: 1 },
    bound: mostMembers,
    countBy: indexOf(q, visibility),
  });
  return { ...page, items: records.map(teamView) };
}

/** What counts without reading more than needed. */
function indexOf(q: string, visibility: string | undefined): Record<string, 1> {
  if (q.trim()) return { words: 1, order: 1, _id: 1 };
  return visibility ? { isVisible: 1, order: 1, _id: 1 } : { order: 1, _id: 1 };
}

/** The words that somebody is found by. */
export function searchWords({ name, position }: Pick<TeamMemberRecord, 'name' | 'position'>): string[] {
  return [...new Set(wordsOf(`${name} ${position}`).filter(Boolean))].slice(0, 40);
}

function search(q: string): QueryFilter<TeamMemberRecord> {
  const words = wordsOf(q).filter(Boolean).slice(0, 6);
  if (!q.trim()) return {};
  // What holds no word at all is found nowhere.
  if (!words.length) return { _id: '' };
  return { $and: words.map((word) => ({ words: mongoose.trusted({ $regex: `^${word}` }) })) };
}

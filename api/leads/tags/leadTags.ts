import { searchTerms } from '../../platform/records/searchTerms';
import { filterTerm } from '../enquiries/normalizeEnquiry';
import { tagLimits } from './contract';
import { LeadTagModel, type LeadTagRecord } from './model';

/** The tags of the team, read once for a request. */
export interface LeadTags {
  all: LeadTagRecord[];
  /** Tags by their id, and by the ids of tags that were merged into them. */
  byId: Map<string, LeadTagRecord>;
}

export async function readLeadTags(): Promise<LeadTags> {
  const all = await LeadTagModel.find()
    .sort({ name: 1, _id: 1 })
    .limit(tagLimits.team)
    .lean<LeadTagRecord[]>();
  return { all, byId: new Map(all.flatMap((tag) => [tag._id, ...tag.merged].map((id) => [id, tag]))) };
}

/** The tags of a lead by name. Deleted ones are left out. */
export function tagsOf(ids: readonly string[] | undefined, { byId }: LeadTags): LeadTagRecord[] {
  const found = (ids ?? []).map((id) => byId.get(id)).filter((tag) => tag !== undefined);
  return [...new Set(found)].sort((a, b) => a.name.localeCompare(b.name));
}

/** The index terms of a tag: its own, and those of tags that were merged into it. */
export function termsOfTag({ _id, merged }: Pick<LeadTagRecord, '_id' | 'merged'>): string[] {
  return [_id, ...merged].map((id) => filterTerm('tag', id));
}

/** The index terms of tags with a word that begins like this. */
export function termsOfTagsLike(prefix: string, { all }: LeadTags): string[] {
  return all
    .filter(({ name }) => searchTerms(name).some((word) => word.startsWith(prefix)))
    .flatMap(termsOfTag);
}

/** The index terms of a lead, with the terms of these tags in place of its former ones. */
export function replaceTagTerms(terms: readonly string[], ids: readonly string[]): string[] {
  const start = filterTerm('tag', '');
  return [...terms.filter((term) => !term.startsWith(start)), ...ids.map((id) => filterTerm('tag', id))];
}

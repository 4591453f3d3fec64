import { Content } from '../documents/model';
import { filterKey } from '../lists/indexFields';
import type { PostFilterOptions } from './contract';
import { postKind } from './postKind';

/** Only this many posts are read, last edited first, so that the cost does not grow with the number of posts. */
const MOST_READ = 2000;
const MOST_LISTED = 100;

/** The tags and authors of posts that are not in the trash, most used first. */
export async function findPostFilterOptions(): Promise<PostFilterOptions> {
  const beginnings = { tag: filterKey('tag', ''), author: filterKey('author', '') };
  const used = await Content.aggregate<{ _id: string }>([
    { $match: { kind: postKind.name, isBinned: false } },
    { $sort: { updatedAt: -1, _id: -1 } },
    { $limit: MOST_READ },
    { $unwind: '$keys' },
    { $match: { keys: { $in: Object.values(beginnings).map((beginning) => new RegExp(`^${beginning}.`)) } } },
    { $group: { _id: '$keys', count: { $sum: 1 } } },
    { $sort: { count: -1, _id: 1 } },
  ]);
  const most = (beginning: string) =>
    used
      .filter(({ _id }) => _id.startsWith(beginning))
      .map(({ _id }) => _id.slice(beginning.length))
      .slice(0, MOST_LISTED);
  return { tag: most(beginnings.tag), author: most(beginnings.author) };
}

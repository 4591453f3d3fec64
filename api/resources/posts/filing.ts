import { fileKey } from '../../content/marks';
import { Content } from '../../content/model';
import type { PostFiling } from './contract';
import { postKind } from './postKind';

const MOST_LISTED = 100;

/** The tags and authors of every post that is not in the bin, most used first. */
export async function postFiling(): Promise<PostFiling> {
  const [tag, author] = await Promise.all([mostUsed('tag'), mostUsed('author')]);
  return { tag, author };
}

async function mostUsed(name: keyof PostFiling): Promise<string[]> {
  const beginning = fileKey(name, '');
  const used = await Content.aggregate<{ _id: string }>([
    { $match: { kind: postKind.name, isBinned: false } },
    {
      $project: {
        keys: { $filter: { input: '$keys', cond: { $eq: [{ $indexOfCP: ['$$this', beginning] }, 0] } } },
      },
    },
    { $unwind: '$keys' },
    { $group: { _id: '$keys', count: { $sum: 1 } } },
    { $sort: { count: -1, _id: 1 } },
    { $limit: MOST_LISTED + 1 },
  ]);
  return used
    .map(({ _id }) => _id.slice(beginning.length))
    .filter(Boolean)
    .slice(0, MOST_LISTED);
}

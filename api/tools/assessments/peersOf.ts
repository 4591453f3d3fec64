import { PEERS_FROM, type Peers } from './contract';
import { Submission, type SubmissionRecord } from './model';

/** With how many of the latest others one is compared. */
const MOST = 2000;

/** How the latest others answered the same questions; nothing until there are enough of them. */
export async function peersOf({
  _id,
  slug,
  version,
  score,
}: Pick<SubmissionRecord, '_id' | 'slug' | 'version' | 'score'>): Promise<Peers | null> {
  const others = await Submission.find({ slug, version })
    .select('score')
    .sort({ createdAt: -1 })
    .limit(MOST + 1)
    .lean<Pick<SubmissionRecord, '_id' | 'score'>[]>();
  const scores = others.flatMap((other) => (other._id === _id ? [] : [other.score]));
  const count = scores.length;
  if (count < PEERS_FROM) return null;
  const below = scores.filter((other) => other < score).length;
  return {
    count,
    average: Math.round(scores.reduce((sum, other) => sum + other, 0) / count),
    below: Math.round((below * 100) / count),
  };
}

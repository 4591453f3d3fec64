import { MIN_PEERS, type Peers } from './contract';
import { Submission, type SubmissionRecord } from './model';

/** Number of latest submissions to compare with. */
const MAX_PEERS = 2000;

/** Compares a score with the latest other submissions of the same version; null until there are enough. */
export async function comparePeers({
  _id,
  slug,
  version,
  score,
}: Pick<SubmissionRecord, '_id' | 'slug' | 'version' | 'score'>): Promise<Peers | null> {
  const others = await Submission.find({ slug, version })
    .select('score')
    .sort({ createdAt: -1 })
    .limit(MAX_PEERS + 1)
    .lean<Pick<SubmissionRecord, '_id' | 'score'>[]>();
  const scores = others.flatMap((other) => (other._id === _id ? [] : [other.score]));
  const count = scores.length;
  if (count < MIN_PEERS) return null;
  const below = scores.filter((other) => other < score).length;
  return {
    count,
    average: Math.round(scores.reduce((sum, other) => sum + other, 0) / count),
    below: Math.round((below * 100) / count),
  };
}

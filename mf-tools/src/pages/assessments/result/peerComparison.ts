import { MIN_PEERS, type Peers } from '@site/api/tools/assessments/contract';

/** Text of the comparison with others, or that there are not enough yet. */
export function peerComparison(peers: Peers | null): string {
  if (!peers) return `How you compare with other firms appears here once ${MIN_PEERS} have answered.`;
  const { count, average, below } = peers;
  return `Compared with the ${count} latest others who answered: they reached ${average} on average, and ${below} of a hundred scored less than you.`;
}

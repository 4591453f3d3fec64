import { MIN_PEERS, type Peers } from '@site/api/tools/assessments/contract';

/** Text of the comparison with others, or that there are not enough yet. */
export function peerComparison(peers: Peers | null): string {
  if (!peers) return `You can compare your score once ${MIN_PEERS} companies have answered.`;
  const { count, average, below } = peers;
  return `Compared with the last ${count} companies: their average is ${average}, and you scored higher than ${below} percent of them.`;
}

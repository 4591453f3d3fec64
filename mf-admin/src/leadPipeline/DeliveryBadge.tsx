import type { LeadSummary } from '@site/api/leads/pipeline/contract';

/** Shows the worst delivery state of a lead's emails. */
export function DeliveryBadge({ state }: { state: LeadSummary['mail'] }) {
  const { mark, word } = MARKS[state];
  return <span className={mark}>{word}</span>;
}

const MARKS: Record<LeadSummary['mail'], { mark: string; word: string }> = {
  sent: { mark: 'ok', word: 'Sent' },
  waiting: { mark: 'wt', word: 'Pending' },
  dead: { mark: 'no', word: 'Failed' },
  none: { mark: 'mu', word: 'None' },
  held: { mark: 'held mu', word: 'On hold' },
};

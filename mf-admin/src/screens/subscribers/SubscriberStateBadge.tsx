import { type SubscriberState, subscriberStateOptions } from '@site/api/audience/management/contract';

/** Shows the state of a subscriber. */
export function SubscriberStateBadge({ state }: { state: SubscriberState }) {
  return <span className={MARKS[state]}>{stateLabel(state)}</span>;
}

export const stateLabel = (state: string) =>
  subscriberStateOptions.find(({ value }) => value === state)?.label ?? state;

const MARKS: Record<SubscriberState, string> = {
  active: 'ok',
  pending: 'wt',
  paused: 'held',
  unsubscribed: 'mu',
  bounced: 'no',
  complained: 'no',
};

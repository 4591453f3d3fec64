import type { SubscriberDetails } from '@site/api/audience/management/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { type Fact, FactGrid } from '../../workbench/record/FactGrid';
import { SubscriberStateBadge } from './SubscriberStateBadge';
import { describeTopics, reasonLabel, sourceLabel } from './subscriberLabels';

/** What is known of a subscriber, with the reason for the state. */
export function SubscriberFacts({ subscriber }: { subscriber: SubscriberDetails }) {
  return <FactGrid facts={factsOf(subscriber)} />;
}

function factsOf(subscriber: SubscriberDetails): Fact[] {
  const { state, topics, source, page, visit, reason, suppression } = subscriber;
  return [
    { name: 'Status', value: <SubscriberStateBadge state={state} /> },
    { name: 'Topics', value: describeTopics(topics) },
    ...dateFact('Paused until', subscriber.pausedUntil),
    ...dateFact('Unsubscribed', subscriber.unsubscribedAt),
    ...(reason ? [{ name: 'Reason', value: reasonLabel(reason) }] : []),
    { name: 'Source', value: sourceLabel(source) },
    { name: 'Sign-up page', value: page ?? 'Unknown' },
    { name: 'Visit', value: visit ?? 'Unknown' },
    ...(suppression ? [{ name: 'Suppressed', value: SUPPRESSIONS[suppression] }] : []),
    ...dateFact('Deleted on', subscriber.deletesAt),
  ];
}

const dateFact = (name: string, at: string | null): Fact[] =>
  at ? [{ name, value: dateFormat.stamp(at) }] : [];

const SUPPRESSIONS: Record<NonNullable<SubscriberDetails['suppression']>, string> = {
  unsubscribed: 'Yes, because they unsubscribed',
  bounced: 'Yes, because an email bounced',
  complained: 'Yes, because they marked an email as spam',
  erased: 'Yes, because they were erased at their request',
};

import type { SubscriberDetails } from '@site/api/audience/management/contract';
import * as dateFormat from '@site/shell/dateFormat';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { ConsentCard } from './ConsentCard';
import { SubscriberActions } from './SubscriberActions';
import { SubscriberFacts } from './SubscriberFacts';
import { SubscriberHistory } from './SubscriberHistory';
import { sourceLabel } from './subscriberLabels';
import { useGetSubscriberQuery } from './subscribersApi';

/** The open subscriber with the proof of consent, the history and the actions. */
export function SubscriberDrawer({ id, ...navigation }: DetailDrawerProps) {
  const result = useGetSubscriberQuery({ id }, { refetchOnMountOrArgChange: true });
  const subscriber = result.currentData;
  return (
    <QueryDrawer
      {...navigation}
      result={result}
      name={`Subscriber ${subscriber?.email ?? id}`}
      noun="subscriber"
      note={subscriber && `Added ${dateFormat.stamp(subscriber.addedAt)}`}
      title={subscriber?.email}
      description={subscriber && `From: ${sourceLabel(subscriber.source)}`}
      missingNote="It may have been deleted, or the URL may be wrong."
    >
      {(found) => <SubscriberBody key={id} subscriber={found} onErased={navigation.onClose} />}
    </QueryDrawer>
  );
}

function SubscriberBody({ subscriber, onErased }: { subscriber: SubscriberDetails; onErased: () => void }) {
  return (
    <>
      <SubscriberActions subscriber={subscriber} onErased={onErased} />
      <SubscriberFacts subscriber={subscriber} />
      <ConsentCard subscriber={subscriber} />
      <SubscriberHistory subscriber={subscriber} />
    </>
  );
}

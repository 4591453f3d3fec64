import type { SubscriberDetails } from '@site/api/audience/management/contract';
import { mayAddSubscriber } from '@site/api/audience/newSubscribers/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { usePermissions } from '../../session/usePermissions';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { NEW } from '../../workbench/list/definition/useListUrl';
import { DetailDrawer, DetailDrawerState } from '../../workbench/list/detail/DetailDrawer';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { LoadError } from '../../workbench/screen/LoadError';
import { AddSubscriberDialog } from './AddSubscriberDialog';
import { ConsentCard } from './ConsentCard';
import { SubscriberActions } from './SubscriberActions';
import { SubscriberFacts } from './SubscriberFacts';
import { SubscriberHistory } from './SubscriberHistory';
import { sourceLabel } from './subscriberLabels';
import { useGetSubscriberQuery } from './subscribersApi';

/** The open subscriber with the proof of consent, the history and the actions, or the form of a new one. */
export function SubscriberDrawer(props: DetailDrawerProps) {
  return props.id === NEW ? <NewSubscriber {...props} /> : <ExistingSubscriber {...props} />;
}

function NewSubscriber({ id: _, ...navigation }: DetailDrawerProps) {
  if (usePermissions()(mayAddSubscriber)) return <AddSubscriberDialog onClose={navigation.onClose} />;
  return (
    <DetailDrawer {...navigation} name="Add subscriber" noun="subscriber" title="Add subscriber">
      <DetailDrawerState>
        <LoadError title="" error={{ status: 403, message: '' }} />
      </DetailDrawerState>
    </DetailDrawer>
  );
}

function ExistingSubscriber({ id, ...navigation }: DetailDrawerProps) {
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

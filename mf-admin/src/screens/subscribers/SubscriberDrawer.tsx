import type { SubscriberDetails } from '@site/api/audience/management/contract';
import * as dateFormat from '@site/shell/dateFormat';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { DetailDrawer, DetailDrawerState } from '../../workbench/list/detail/DetailDrawer';
import { LoadError } from '../../workbench/screen/LoadError';
import { ConsentCard } from './ConsentCard';
import { SubscriberActions } from './SubscriberActions';
import { SubscriberFacts } from './SubscriberFacts';
import { SubscriberHistory } from './SubscriberHistory';
import { sourceLabel } from './subscriberLabels';
import { useGetSubscriberQuery } from './subscribersApi';

/** The open subscriber with the proof of consent, the history and the actions. */
export function SubscriberDrawer({ id, ...navigation }: DetailDrawerProps) {
  const query = useGetSubscriberQuery({ id }, { refetchOnMountOrArgChange: true });
  const subscriber = query.currentData;
  const error = subscriber ? undefined : (query.error as ApiError | undefined);
  return (
    <DetailDrawer
      {...navigation}
      name={`Subscriber ${subscriber?.email ?? id}`}
      noun="subscriber"
      note={subscriber && `Added ${dateFormat.stamp(subscriber.addedAt)}`}
      title={subscriber?.email}
      description={subscriber && `From: ${sourceLabel(subscriber.source)}`}
      isLoading={!subscriber && !error}
    >
      {subscriber && <SubscriberBody key={id} subscriber={subscriber} onErased={navigation.onClose} />}
      {error && (
        <DetailDrawerState>
          <LoadError
            title={error.status === 404 ? 'Subscriber not found' : 'Couldn’t load the subscriber'}
            note={error.status === 404 ? 'It may have been deleted, or the URL may be wrong.' : undefined}
            error={error}
            onRetry={error.status === 404 ? undefined : query.refetch}
            isBusy={query.isFetching}
          />
        </DetailDrawerState>
      )}
      {!subscriber && !error && (
        <DetailDrawerState aria-busy="true">
          {[88, 94, 62, 70].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </DetailDrawerState>
      )}
    </DetailDrawer>
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

import { maySeePersonalDetails } from '@site/api/leads/pipeline/policy';
import { usePermissions } from '../../session/usePermissions';
import { ListScreen } from '../../workbench/list/ListScreen';
import { maskedSubscriberList, subscriberList } from './subscriberList';

export { SubscribersScreen as Component };

/** The list of newsletter subscribers, newest first, with the open one beside it. */
export function SubscribersScreen() {
  const canSeePersonal = usePermissions()(maySeePersonalDetails);
  return <ListScreen list={canSeePersonal ? subscriberList : maskedSubscriberList} />;
}

import { ListScreen } from '../../workbench/list/ListScreen';
import { subscriberList } from './subscriberList';

export { SubscribersScreen as Component };

/** The list of newsletter subscribers, newest first, with the open one beside it. */
export function SubscribersScreen() {
  return <ListScreen list={subscriberList} />;
}

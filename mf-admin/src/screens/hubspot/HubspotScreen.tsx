import { ListScreen } from '../../workbench/list/ListScreen';
import { hubspotList } from './hubspotList';

export { HubspotScreen as Component };

/** HubSpot: the connection, and the contacts that are synced. */
export function HubspotScreen() {
  return <ListScreen list={hubspotList} />;
}

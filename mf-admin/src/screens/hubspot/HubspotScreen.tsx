import { maySeePersonalDetails } from '@site/api/leads/pipeline/policy';
import { usePermissions } from '../../session/usePermissions';
import { ListScreen } from '../../workbench/list/ListScreen';
import { hubspotList, maskedHubspotList } from './hubspotList';

export { HubspotScreen as Component };

/** HubSpot: the connection, and the contacts that are synced. */
export function HubspotScreen() {
  const canSeePersonal = usePermissions()(maySeePersonalDetails);
  return <ListScreen list={canSeePersonal ? hubspotList : maskedHubspotList} />;
}

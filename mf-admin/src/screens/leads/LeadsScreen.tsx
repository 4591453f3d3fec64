import { maySeePersonalDetails } from '@site/api/leads/pipeline/policy';
import { usePermissions } from '../../session/usePermissions';
import { ListScreen } from '../../workbench/list/ListScreen';
import { leadList, maskedLeadList } from './leadList';

export { LeadsScreen as Component };

/** The list of leads, newest first, with the open one beside it. */
export function LeadsScreen() {
  const canSeePersonal = usePermissions()(maySeePersonalDetails);
  return <ListScreen list={canSeePersonal ? leadList : maskedLeadList} />;
}

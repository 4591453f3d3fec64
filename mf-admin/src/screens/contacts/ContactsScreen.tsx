import { maySeePersonalDetails } from '@site/api/leads/pipeline/policy';
import { usePermissions } from '../../session/usePermissions';
import { ListScreen } from '../../workbench/list/ListScreen';
import { contactList, maskedContactList } from './contactList';

export { ContactsScreen as Component };

/** The list of contacts, latest activity first, with the open one beside it. */
export function ContactsScreen() {
  const canSeePersonal = usePermissions()(maySeePersonalDetails);
  return <ListScreen list={canSeePersonal ? contactList : maskedContactList} />;
}

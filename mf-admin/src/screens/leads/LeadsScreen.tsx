import { ListScreen } from '../../workbench/list/ListScreen';
import { leadList } from './leadList';

export { LeadsScreen as Component };

/** Every enquiry, newest first, with the open one beside the list. */
export function LeadsScreen() {
  return <ListScreen list={leadList} />;
}

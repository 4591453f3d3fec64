import { ListScreen } from '../../workbench/list/ListScreen';
import { leadList } from './leadList';

export { LeadsScreen as Component };

/** The list of leads, newest first, with the open one beside it. */
export function LeadsScreen() {
  return <ListScreen list={leadList} />;
}

import { ListScreen } from '../../workbench/list/ListScreen';
import { taskList } from './taskList';

export { TasksScreen as Component };

/** The tasks on leads, the member's open ones first, with the open one beside them. */
export function TasksScreen() {
  return <ListScreen list={taskList} />;
}

import { useParams } from 'react-router-dom';
import { NEW } from '../../../workbench/list/definition/useListUrl';
import { ListScreen } from '../../../workbench/list/ListScreen';
import { RolloutScreen } from './RolloutScreen';
import { rolloutList } from './rolloutList';

export { RolloutsScreen as Component };

/** The rollouts of page templates, and the impact of the open one. */
export function RolloutsScreen() {
  const { id } = useParams();
  return id && id !== NEW ? <RolloutScreen key={id} id={id} /> : <ListScreen list={rolloutList} />;
}

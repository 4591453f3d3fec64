import { ListScreen } from '../../workbench/list/ListScreen';
import { RolesPanel } from './roles/RolesPanel';
import { userList } from './userList';

export { UsersScreen as Component };

/** Who belongs to the team, what each may do and how they get in; and below, what the roles are. */
export function UsersScreen() {
  return (
    <>
      <ListScreen list={userList} />
      <RolesPanel />
    </>
  );
}

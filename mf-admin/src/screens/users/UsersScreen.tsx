import { ListScreen } from '../../workbench/list/ListScreen';
import { RolesPanel } from './roles/RolesPanel';
import { userList } from './userList';

export { UsersScreen as Component };

/** The users with roles and sign-in methods, and the roles below. */
export function UsersScreen() {
  return (
    <>
      <ListScreen list={userList} />
      <RolesPanel />
    </>
  );
}

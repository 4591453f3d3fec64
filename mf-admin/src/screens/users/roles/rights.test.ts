import { can } from '@site/api/identity/access/can';
import { mayManageUsers } from '@site/api/identity/users/policy';
import { getAccess, rights, roleChoices } from './rights';

const user = (role: (typeof roleChoices)[number]['value']) => ({ _id: 'one', role });

test.each(rights.map((right) => [right.name, right] as const))(
  "“%s” matches the server's decision for each role",
  (_name, right) => {
    for (const { value: role } of roleChoices) {
      const decided = right.needs.map((permission) => can(user(role), permission));
      // All actions of a permission have the same result.
      expect(new Set(decided).size).toBe(1);
      const reach = getAccess(right, role);
      if (reach === 'all' || reach === 'none') expect(reach).toBe(decided[0] ? 'all' : 'none');
      else expect(right.some).toHaveProperty(role);
    }
  },
);

test('admins manage everyone except owners', () => {
  expect(can(user('admin'), mayManageUsers, { role: 'owner' })).toBe(false);
  expect(can(user('admin'), mayManageUsers, { role: 'admin' })).toBe(true);
  expect(can(user('owner'), mayManageUsers, { role: 'owner' })).toBe(true);
});

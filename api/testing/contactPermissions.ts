import type { Role } from '../identity/users/roles';
import { importPermissions } from './permissionsOf';

/** The permissions for the list of contacts: admins import, export and delete. */
export const contactPermissions: Record<string, [Role, { stepUp: true }?]> = {
  ...importPermissions('/api/admin/contacts'),
  'GET /api/admin/contacts': ['viewer'],
  'GET /api/admin/contacts/export': ['admin', { stepUp: true }],
  'GET /api/admin/contacts/:id': ['viewer'],
  'DELETE /api/admin/contacts/:id': ['admin'],
};

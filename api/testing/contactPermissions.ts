import type { Role } from '../identity/users/roles';
import { importPermissions } from './permissionsOf';

/** The permissions for the list of contacts: admins import, export and delete. */
export const contactPermissions: Record<string, [Role, { stepUp: true }?]> = {
  ...importPermissions('/api/admin/contacts'),
  'GET /api/admin/contacts': ['viewer'],
  'GET /api/admin/contacts/export': ['admin', { stepUp: true }],
  'GET /api/admin/contacts/:id': ['viewer'],
  'PATCH /api/admin/contacts/:id': ['editor'],
  'DELETE /api/admin/contacts/:id': ['admin'],
  'GET /api/admin/contacts/:id/personal-data': ['admin', { stepUp: true }],
  'POST /api/admin/contacts/:id/merges': ['editor'],
  'DELETE /api/admin/contacts/:id/merges/:merge': ['editor'],
};

/** The permissions for the tags of posts. */
export const postTagPermissions: Record<string, [Role]> = {
  'GET /api/admin/post-tags': ['viewer'],
  'POST /api/admin/post-tags/changes': ['editor'],
  'GET /api/admin/post-tags/topics/:post': ['viewer'],
};

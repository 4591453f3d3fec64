import type { Role } from '../identity/users/roles';
import { recordPermissions } from './permissionsOf';

const path = '/api/admin/media';

/** The permissions for the media library, its folders and its bulk actions. */
export const mediaPermissions: Record<string, [Role]> = {
  ...recordPermissions(path),
  [`GET ${path}/export`]: ['viewer'],
  [`POST ${path}/:id/file`]: ['editor'],
  [`POST ${path}/bulk`]: ['editor'],
  [`POST ${path}/bulk-delete`]: ['editor'],
  [`GET ${path}/folders`]: ['viewer'],
  [`POST ${path}/folders`]: ['editor'],
  [`PATCH ${path}/folders/:id`]: ['editor'],
  [`DELETE ${path}/folders/:id`]: ['editor'],
};

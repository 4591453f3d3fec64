import type { Role } from '../identity/users/roles';

/** The permissions for records: viewers read, editors write by default. */
export function recordPermissions(path: string, writerRole: Role = 'editor'): Record<string, [Role]> {
  return {
    [`GET ${path}`]: ['viewer'],
    [`POST ${path}`]: [writerRole],
    [`GET ${path}/:id`]: ['viewer'],
    [`PATCH ${path}/:id`]: [writerRole],
    [`DELETE ${path}/:id`]: [writerRole],
  };
}

/** The permissions for records that members put in order. */
export function orderedPermissions(path: string): Record<string, [Role]> {
  return { ...recordPermissions(path), [`PUT ${path}/order`]: ['editor'] };
}

/** The permissions for documents: viewers read, editors write and publish by default. */
export function documentPermissions(path: string, writerRole: Role = 'editor'): Record<string, [Role]> {
  return {
    ...recordPermissions(path, writerRole),
    [`GET ${path}/export`]: ['viewer'],
    ...Object.fromEntries(
      ['restore', 'publish', 'withdraw', 'duplicate', 'revisions/:revision/restore', 'preview'].map(
        (action): [string, [Role]] => [`POST ${path}/:id/${action}`, [writerRole]],
      ),
    ),
    [`DELETE ${path}/:id/permanently`]: [writerRole === 'editor' ? 'admin' : writerRole],
    [`PUT ${path}/:id/schedule`]: [writerRole],
    [`DELETE ${path}/:id/schedule`]: [writerRole],
    [`GET ${path}/:id/revisions`]: ['viewer'],
    [`GET ${path}/:id/revisions/:revision`]: ['viewer'],
    [`POST ${path}/:id/presence`]: ['viewer'],
  };
}

/** The permissions for imports, which are for admins. */
export function importPermissions(path: string): Record<string, [Role]> {
  return {
    [`GET ${path}/imports`]: ['admin'],
    [`POST ${path}/imports`]: ['admin'],
    [`POST ${path}/imports/:batch/undo`]: ['admin'],
  };
}

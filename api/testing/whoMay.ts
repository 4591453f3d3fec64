import type { Role } from '../identity/users/roles';

/** Who may do what with records of the site: viewers read, editors write unless it is said otherwise. */
export function ofRecords(path: string, writes: Role = 'editor'): Record<string, [Role]> {
  return {
    [`GET ${path}`]: ['viewer'],
    [`POST ${path}`]: [writes],
    [`GET ${path}/:id`]: ['viewer'],
    [`PATCH ${path}/:id`]: [writes],
    [`DELETE ${path}/:id`]: [writes],
  };
}

/** Every kind of document: viewers read, editors write and publish unless it is said otherwise. */
export function ofDocuments(path: string, writes: Role = 'editor'): Record<string, [Role]> {
  return {
    ...ofRecords(path, writes),
    [`GET ${path}/export`]: ['viewer'],
    ...Object.fromEntries(
      ['take-back', 'publish', 'withdraw', 'duplicate', 'revisions/:revision/restore', 'preview'].map(
        (deed): [string, [Role]] => [`POST ${path}/:id/${deed}`, [writes]],
      ),
    ),
    [`DELETE ${path}/:id/for-good`]: [writes === 'editor' ? 'admin' : writes],
    [`PUT ${path}/:id/schedule`]: [writes],
    [`DELETE ${path}/:id/schedule`]: [writes],
    [`GET ${path}/:id/revisions`]: ['viewer'],
    [`GET ${path}/:id/revisions/:revision`]: ['viewer'],
    [`POST ${path}/:id/presence`]: ['viewer'],
  };
}

/** Whole tables are for admins. */
export function ofImports(path: string): Record<string, [Role]> {
  return {
    [`GET ${path}/imports`]: ['admin'],
    [`POST ${path}/imports`]: ['admin'],
    [`POST ${path}/imports/:batch/undo`]: ['admin'],
  };
}

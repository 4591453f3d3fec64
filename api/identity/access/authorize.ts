import { forbidden, notFound } from '../../platform/errors/HttpError';
import { can, type Permission, type Principal } from './can';

/** Passes when there is a record and the user may do this to it: else 404 if it is absent, 403 if it is not allowed. */
export function authorize<Record>(
  permission: Permission<Record>,
  user: Principal,
  record: Record | null | undefined,
): asserts record is Record {
  if (record === null || record === undefined) throw notFound();
  if (!can(user, permission, record)) throw forbidden();
}

import { forbidden, notFound } from '../../platform/errors/HttpError';
import { can, type Permission, type Principal } from './can';

/** Asserts that the record exists (else 404) and that the user may do this to it (else 403). */
export function authorize<Record>(
  permission: Permission<Record>,
  user: Principal,
  record: Record | null | undefined,
): asserts record is Record {
  if (record === null || record === undefined) throw notFound();
  if (!can(user, permission, record)) throw forbidden();
}

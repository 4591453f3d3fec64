import { badRequest, HttpError } from '../../platform/errors/HttpError';
import type { RowResult } from './ImportKind';

/** Reads a row. Field errors of a 400 are returned instead of thrown. */
export function readRow<Draft>(read: () => Draft): RowResult<Draft> {
  try {
    return { draft: read() };
  } catch (error) {
    if (error instanceof HttpError && error.details.fieldErrors) return { errors: error.details.fieldErrors };
    throw error;
  }
}

/** Throws a 400 with the field errors, if there are any. */
export function assertNoErrors(errors: Record<string, string | undefined>): void {
  const [first] = Object.values(errors);
  if (first) throw badRequest(first, errors as Record<string, string>);
}

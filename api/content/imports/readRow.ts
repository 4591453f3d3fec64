import { badRequest, HttpError } from '../../platform/errors/HttpError';
import type { RowResult } from './ImportKind';

/** What a row became; what it is refused for by field (400) is what is wrong with it. */
export function readRow<Draft>(read: () => Draft): RowResult<Draft> {
  try {
    return { draft: read() };
  } catch (error) {
    if (error instanceof HttpError && error.more.fieldErrors) return { errors: error.more.fieldErrors };
    throw error;
  }
}

/** Refuses a row for what its fields say, if anything. */
export function assertNoErrors(errors: Record<string, string | undefined>): void {
  const [first] = Object.values(errors);
  if (first) throw badRequest(first, errors as Record<string, string>);
}

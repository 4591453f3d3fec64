import { badRequest, HttpError } from '../../platform/errors/HttpError';
import type { ReadRow } from './ImportKind';

/** What a row became; what it is refused for by field (400) is what is wrong with it. */
export function readRow<Draft>(read: () => Draft): ReadRow<Draft> {
  try {
    return { draft: read() };
  } catch (error) {
    if (error instanceof HttpError && error.more.fieldErrors) return { faults: error.more.fieldErrors };
    throw error;
  }
}

/** Refuses a row for what its fields say, if anything. */
export function assertNoFaults(faults: Record<string, string | undefined>): void {
  const [first] = Object.values(faults);
  if (first) throw badRequest(first, faults as Record<string, string>);
}

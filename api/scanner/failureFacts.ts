import { errorFacts } from '../platform/operations/createLog';

/** What may be written of an error of the scanner: its words may name the domain that somebody asked about. */
export function failureFacts(error: unknown) {
  const { type, code, stack } = errorFacts(error instanceof Error ? error : new Error(typeof error));
  return { type, code, stack };
}

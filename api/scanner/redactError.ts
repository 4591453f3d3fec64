import { serializeError } from '../platform/operations/createLogger';

/** Loggable details of a scanner error. Its message is left out, since it may contain the scanned domain. */
export function redactError(error: unknown) {
  const { type, code, stack } = serializeError(error instanceof Error ? error : new Error(typeof error));
  return { type, code, stack };
}

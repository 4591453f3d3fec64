import type { StructError } from 'superstruct';
import type { AnyStruct } from '../wire';
import { badRequest } from './Refusal';

/** The value as the contract types it, or a 400 that names every field at fault. */
export function checked<T>(value: unknown, struct: AnyStruct<T>, isTolerant = false): T {
  const [error, result] = struct.validate(value ?? {}, isTolerant ? { coerce: true, mask: true } : {});
  if (!error) return result as T;
  const fieldErrors = fieldErrorsIn(error);
  throw badRequest(Object.values(fieldErrors)[0] ?? 'The request is not valid.', fieldErrors);
}

/** What is wrong with a value, a sentence for each field; empty where nothing is. */
export function fieldErrorsOf<T>(value: unknown, struct: AnyStruct<T>): Record<string, string> {
  const [error] = struct.validate(value);
  return error ? fieldErrorsIn(error) : {};
}

function fieldErrorsIn(error: StructError): Record<string, string> {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message, type } of error.failures()) {
    const field = path.join('.').slice(0, 100);
    if (field && !Object.hasOwn(fieldErrors, field)) fieldErrors[field] = sayable(message, type);
  }
  return fieldErrors;
}

// The library's own sentences repeat the value they refuse; only our own are shown.
function sayable(message: string, type: string): string {
  if (type === 'never') return 'This field is not known.';
  return message.startsWith('Expected ') ? 'This value is not valid.' : message;
}

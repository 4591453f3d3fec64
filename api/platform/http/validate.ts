import type { Context, Failure } from 'superstruct';
import type { AnyStruct } from '../contracts/endpoint';
import { badRequest } from '../errors/HttpError';

/** Validation stops at this number of errors, so that hostile input can't make it slow. */
const mostFaults = 200;

/** Validates a value. Throws 400 with the errors of each field. */
export function validate<T>(value: unknown, struct: AnyStruct<T>, isTolerant = false): T {
  const given = value ?? {};
  const [error, result] = struct.validate(given, isTolerant ? { coerce: true, mask: true } : {});
  if (!error) return result as T;
  const fieldErrors = fieldErrorsIn(
    failuresOf(given, struct, { path: [], branch: [given], mask: isTolerant }),
  );
  throw badRequest(Object.values(fieldErrors)[0] ?? 'The request is not valid.', fieldErrors);
}

/** One error message per field; empty if the value is valid. */
export function fieldErrorsOf<T>(value: unknown, struct: AnyStruct<T>): Record<string, string> {
  return fieldErrorsIn(failuresOf(value, struct, { path: [], branch: [value] }));
}

/** Yields failures lazily: superstruct's own list is always complete. */
function* failuresOf<T>(given: unknown, struct: AnyStruct<T>, context: Context): Generator<Failure> {
  // Unknown keys are removed first, where they are allowed.
  const value = context.mask ? struct.coercer(given, context) : given;
  let isComplete = true;
  for (const failure of struct.validator(value, context)) {
    isComplete = false;
    yield failure;
  }
  for (const [key, part, inner] of struct.entries(value, context)) {
    for (const failure of failuresOf(part, inner as AnyStruct<unknown>, within(context, key, part))) {
      // A value that only breaks a refinement can still be checked by the refinements of its parent.
      isComplete &&= failure.refinement !== undefined;
      yield failure;
    }
  }
  if (isComplete) yield* struct.refiner(value as T, context);
}

function within(context: Context, key: unknown, part: unknown): Context {
  if (key === undefined) return context;
  const { path, branch, mask } = context;
  return { path: [...path, key], branch: [...branch, part], mask };
}

function fieldErrorsIn(failures: Iterable<Failure>): Record<string, string> {
  const fieldErrors: Record<string, string> = {};
  let count = 0;
  for (const { path, message, type } of failures) {
    const field = path.join('.').slice(0, 100);
    if (field && !Object.hasOwn(fieldErrors, field)) fieldErrors[field] = sayable(message, type);
    count += 1;
    if (count === mostFaults) break;
  }
  return fieldErrors;
}

// Superstruct's own messages repeat the value, so they are replaced.
function sayable(message: string, type: string): string {
  if (type === 'never') return 'This field is not known.';
  return message.startsWith('Expected ') ? 'This value is not valid.' : message;
}

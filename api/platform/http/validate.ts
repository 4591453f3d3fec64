import type { Context, Failure } from 'superstruct';
import type { AnyStruct } from '../contracts/endpoint';
import { badRequest } from '../errors/HttpError';

/** More are neither looked for nor told: a list of wrong things that somebody made up would take long to answer. */
const mostFaults = 200;

/** The value as the contract types it, or a 400 that names the fields at fault. */
export function validate<T>(value: unknown, struct: AnyStruct<T>, isTolerant = false): T {
  const given = value ?? {};
  const [error, result] = struct.validate(given, isTolerant ? { coerce: true, mask: true } : {});
  if (!error) return result as T;
  const fieldErrors = fieldErrorsIn(
    failuresOf(given, struct, { path: [], branch: [given], mask: isTolerant }),
  );
  throw badRequest(Object.values(fieldErrors)[0] ?? 'The request is not valid.', fieldErrors);
}

/** What is wrong with a value, a sentence for each field; empty where nothing is. */
export function fieldErrorsOf<T>(value: unknown, struct: AnyStruct<T>): Record<string, string> {
  return fieldErrorsIn(failuresOf(value, struct, { path: [], branch: [value] }));
}

/** One after another, as long as somebody asks: the library's own list is always whole. */
function* failuresOf<T>(given: unknown, struct: AnyStruct<T>, context: Context): Generator<Failure> {
  // What is not known is taken off before, where that is no fault.
  const value = context.mask ? struct.coercer(given, context) : given;
  let isWhole = true;
  for (const failure of struct.validator(value, context)) {
    isWhole = false;
    yield failure;
  }
  for (const [key, part, inner] of struct.entries(value, context)) {
    for (const failure of failuresOf(part, inner as AnyStruct<unknown>, within(context, key, part))) {
      // What only breaks a rule can still be asked what else is wrong with the whole of it.
      isWhole &&= failure.refinement !== undefined;
      yield failure;
    }
  }
  if (isWhole) yield* struct.refiner(value as T, context);
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

// The library's own sentences repeat the value they refuse; only our own are shown.
function sayable(message: string, type: string): string {
  if (type === 'never') return 'This field is not known.';
  return message.startsWith('Expected ') ? 'This value is not valid.' : message;
}

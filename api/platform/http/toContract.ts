import { mask, StructError } from 'superstruct';
import type { AnyStruct } from '../contracts/endpoint';

const known = new WeakMap<object, { returns: unknown; cut: object }>();

/**
 * Masks a result to the fields of its contract. The result of the same object is cached, because checking a
 * long list takes longer than sending it.
 */
export function toContract<Result>(result: Result, returns: AnyStruct<Result>): Result {
  if (typeof result !== 'object' || result === null) return cutDown(result, returns);
  const before = known.get(result);
  if (before?.returns === returns) return before.cut as Result;
  const cut = cutDown(result, returns);
  known.set(result, { returns, cut: cut as object });
  return cut;
}

function cutDown<Result>(result: Result, returns: AnyStruct<Result>): Result {
  try {
    return mask(result, returns);
  } catch (error) {
    // A server error. Only the path is reported, since values may be private.
    if (error instanceof StructError)
      throw new Error(`The answer breaks its contract at ${error.path.join('.')}.`);
    throw error;
  }
}

import { define, Struct } from 'superstruct';
import type { AnyStruct } from './endpoint';

/** A list that is validated as a whole, so that an error belongs to the field. */
export function listOf<T>(item: AnyStruct<T>, judge: (value: unknown) => string | boolean, message: string) {
  const list = define<T[]>('array', (value) => {
    const judged = judge(value);
    return judged === false ? message : judged;
  });
  return new Struct<T[], unknown>({ ...list, schema: item });
}

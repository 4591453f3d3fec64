import type { Logger } from 'pino';
import { validate } from 'superstruct';
import type { AnyStruct } from '../contracts/endpoint';

const reported = new Set<string>();

/** Filters out records that break their contract and logs each once, without its content. */
export const dropInvalid = <One>(kind: string, ones: One[], struct: AnyStruct<One>, log: Logger): One[] =>
  ones.filter((one) => {
    const [failure] = validate(one, struct, { coerce: true, mask: true });
    if (!failure) return true;
    const { id, _id = id } = one as { id?: unknown; _id?: unknown };
    const name = `${kind} ${_id}`;
    if (!reported.has(name))
      log.error({ kind, id: String(_id), at: failure.path.join('.') }, 'a damaged record is left out');
    if (reported.size < 1_000) reported.add(name);
    return false;
  });

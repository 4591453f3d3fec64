import { createHmac } from 'node:crypto';
import type { Env } from '../../platform/configuration/env';

/**
 * The identifier of a browser as it is stored, 24 hex digits: a keyed hash, so that nobody outside can choose its
 * value. Undefined unless a well-formed one was sent.
 */
export function hashBrowserId(
  sent: string | undefined,
  { sessionSecret }: Pick<Env, 'sessionSecret'>,
): string | undefined {
  if (!sent || !/^[0-9a-f]{32}$/.test(sent)) return undefined;
  return createHmac('sha256', sessionSecret).update(`browser ${sent}`).digest('hex').slice(0, 24);
}

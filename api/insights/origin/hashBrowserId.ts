import { createHmac } from 'node:crypto';
import type { Env } from '../../platform/configuration/env';

type Secret = Pick<Env, 'sessionSecret'>;

/**
 * The identifier of a browser as it is stored, 24 hex digits: a keyed hash, so that nobody outside can choose its
 * value. Undefined unless a well-formed one was sent.
 */
export const hashBrowserId = (sent: string | undefined, secret: Secret) => hash('browser', sent, secret, 24);

/**
 * The browser in sketches, 12 hex digits: another keyed hash, so that sketches, which are stored for 25 months, cannot be
 * matched with the records of a person.
 */
export const markBrowser = (sent: string | undefined, secret: Secret) =>
  hash('browser in sketches', sent, secret, 12);

function hash(purpose: string, sent: string | undefined, { sessionSecret }: Secret, digits: number) {
  if (!sent || !/^[0-9a-f]{32}$/.test(sent)) return undefined;
  return createHmac('sha256', sessionSecret).update(`${purpose} ${sent}`).digest('hex').slice(0, digits);
}

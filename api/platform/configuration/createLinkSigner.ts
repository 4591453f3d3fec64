import { createHmac } from 'node:crypto';
import type { Env } from './env';

/** Creates a function that signs links with HMAC, so that the site can verify their origin. */
export function createLinkSigner({ sessionSecret }: Pick<Env, 'sessionSecret'>): (text: string) => string {
  return (text) => createHmac('sha256', sessionSecret).update(`link:${text}`).digest('base64url');
}

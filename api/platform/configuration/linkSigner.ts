import { createHmac } from 'node:crypto';
import type { Env } from './env';

/** A signature that only this site can have made, for links that must prove where they come from. */
export function linkSigner({ sessionSecret }: Pick<Env, 'sessionSecret'>): (text: string) => string {
  return (text) => createHmac('sha256', sessionSecret).update(`link:${text}`).digest('base64url');
}

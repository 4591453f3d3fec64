import type { Request } from 'express';
import { isSameSecret } from '../../platform/client/clientAddress';
import type { Env } from '../../platform/configuration/env';
import { crossSite, HttpError } from '../../platform/errors/HttpError';
import type { LiveSession } from '../session/model';
import { csrfToken } from './sessionCookie';

/** Throws 403 when a write has no CSRF token of this session. */
export function assertCsrfToken(req: Request, env: Env, session: LiveSession): void {
  if (isSafe(req)) return;
  if (!isSameSecret(req.get('x-csrf-token') ?? '', csrfToken(env, session)))
    throw new HttpError(403, 'csrf', 'Your session was renewed. Reload the page and try again.');
}

/**
 * Throws 403 when another site started the write. With `isOriginRequired`, a write without any origin header
 * is rejected as well.
 */
export function assertSameOrigin(req: Request, publicOrigin: string, isOriginRequired: boolean): void {
  if (isSafe(req)) return;
  const site = req.get('sec-fetch-site');
  if (site) {
    if (site !== 'same-origin') throw crossSite();
    return;
  }
  const origin = req.get('origin');
  if (origin ? origin !== publicOrigin : isOriginRequired) throw crossSite();
}

function isSafe(req: Request): boolean {
  return req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS';
}

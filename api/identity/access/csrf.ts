import type { Request } from 'express';
import { isSame } from '../../platform/client/clientAddress';
import type { Env } from '../../platform/configuration/env';
import { crossSite, HttpError } from '../../platform/errors/HttpError';
import type { LiveSession } from '../session/model';
import { csrfToken } from './sessionCookie';

/** Refuses a write whose token does not belong to the session. */
export function assertCsrfToken(req: Request, env: Env, session: LiveSession): void {
  if (isSafe(req)) return;
  if (!isSame(req.get('x-csrf-token') ?? '', csrfToken(env, session)))
    throw new HttpError(403, 'csrf', 'Your session was renewed. Reload the page and try again.');
}

/**
 * Refuses a write that another site started. `isProofNeeded`: a write that says nothing about where it
 * came from is refused as well; a call without a session may stay silent.
 */
export function assertSameOrigin(req: Request, publicOrigin: string, isProofNeeded: boolean): void {
  if (isSafe(req)) return;
  const site = req.get('sec-fetch-site');
  if (site) {
    if (site !== 'same-origin') throw crossSite();
    return;
  }
  const origin = req.get('origin');
  if (origin ? origin !== publicOrigin : isProofNeeded) throw crossSite();
}

function isSafe(req: Request): boolean {
  return req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS';
}

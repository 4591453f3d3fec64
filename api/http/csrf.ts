import { csrfSync } from 'csrf-sync';
import type { Request } from 'express';
import { crossSite, Refusal } from './Refusal';

const tokens = csrfSync({ size: 32, getTokenFromRequest: (req) => req.get('x-csrf-token') });

/** The token bound to this session; the browser sends it back as `X-CSRF-Token`. */
export function csrfToken(req: Request): string {
  return tokens.generateToken(req);
}

/** Refuses a write whose token does not belong to the session. */
export function mustHoldToken(req: Request): void {
  if (isSafe(req)) return;
  if (!tokens.isRequestValid(req)) {
    throw new Refusal(403, 'csrf', 'Your session was renewed. Reload the page and try again.');
  }
}

/**
 * Refuses a write that another site started. `isProofNeeded`: a write that says nothing about where it
 * came from is refused as well; a call without a session may stay silent.
 */
export function mustBeSameOrigin(req: Request, publicOrigin: string, isProofNeeded: boolean): void {
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

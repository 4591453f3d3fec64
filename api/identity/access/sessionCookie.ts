import { createHmac } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Env } from '../../platform/configuration/env';
import { readCookie } from '../../platform/http/readCookie';
import { type LiveSession, maxSessionAge } from '../session/model';

/** The session id from the request's cookie; empty without one. */
export function sessionIdOf(req: Request, env: Env): string {
  return readCookie(req, cookieName(env));
}

/** Sets the session cookie. Scripts and other sites cannot read it. */
export function setSessionCookie(res: Response, env: Env, { sid, createdAt }: LiveSession): void {
  const maxAge = createdAt.getTime() + maxSessionAge - Date.now();
  res.cookie(cookieName(env), sid, { ...cookieRules(env), maxAge });
}

/** Removes the session cookie and the browser's cached pages after a session has ended. */
export function clearSessionCookie(res: Response, env: Env): void {
  res.clearCookie(cookieName(env), cookieRules(env));
  // Other cookies and storage stay: they hold the visitor's choices and the known-device cookie.
  res.set('Clear-Site-Data', '"cache"');
}

/** The CSRF token of a session. The browser returns it as `X-CSRF-Token`. */
export function csrfToken(env: Env, { sid }: Pick<LiveSession, 'sid'>): string {
  return createHmac('sha256', env.sessionSecret).update(`csrf:${sid}`).digest('base64url');
}

function cookieName(env: Env): string {
  return env.isSecure ? '__Host-sid' : 'sid';
}

function cookieRules(env: Env) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: env.isSecure } as const;
}

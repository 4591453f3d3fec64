import { createHmac } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Env } from '../../platform/configuration/env';
import { readCookie } from '../../platform/http/readCookie';
import { type LiveSession, longestSession } from '../session/model';

/** The id of the session that the request's cookie names; empty without one. */
export function sessionIdOf(req: Request, env: Env): string {
  return readCookie(req, cookieName(env));
}

/** Gives the browser the session's id, out of the reach of scripts and other sites. */
export function setSessionCookie(res: Response, env: Env, { sid, createdAt }: LiveSession): void {
  const maxAge = createdAt.getTime() + longestSession - Date.now();
  res.cookie(cookieName(env), sid, { ...cookieRules(env), maxAge });
}

/** Takes from the browser what it held of a session that was ended: the cookie, and every page it kept. */
export function clearSessionCookie(res: Response, env: Env): void {
  res.clearCookie(cookieName(env), cookieRules(env));
  // Cookies and storage stay: they hold the visitor's own choices, and what tells a known device.
  res.set('Clear-Site-Data', '"cache"');
}

/** The token that belongs to this session and no other; the browser sends it back as `X-CSRF-Token`. */
export function csrfToken(env: Env, { sid }: Pick<LiveSession, 'sid'>): string {
  return createHmac('sha256', env.sessionSecret).update(`csrf:${sid}`).digest('base64url');
}

function cookieName(env: Env): string {
  return env.isSecure ? '__Host-sid' : 'sid';
}

function cookieRules(env: Env) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: env.isSecure } as const;
}

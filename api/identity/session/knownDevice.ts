import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Env } from '../../platform/configuration/env';
import { readCookie } from '../../platform/http/readCookie';

const KNOWN_FOR_MS = 180 * 86_400_000;

/**
 * Returns the device's id when it has signed in to this account before, so that an attack from elsewhere
 * doesn't lock the owner out. The cookie alone grants nothing.
 */
export function knownDevice(req: Request, env: Env, email: string): string | undefined {
  const [id, proof] = readCookie(req, cookieName(env)).split('.');
  if (!id || !proof) return undefined;
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(env, email, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

export function storeDevice(res: Response, env: Env, email: string): void {
  const id = randomBytes(16).toString('base64url');
  res.cookie(cookieName(env), `${id}.${proofOf(env, email, id)}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.isSecure,
    path: '/',
    maxAge: KNOWN_FOR_MS,
  });
}

function cookieName(env: Env): string {
  return env.isSecure ? '__Host-device' : 'device';
}

function proofOf(env: Env, email: string, id: string): string {
  return createHmac('sha256', env.sessionSecret).update(`device:${email}:${id}`).digest('base64url');
}

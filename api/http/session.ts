import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import expressSession from 'express-session';
import mongoose from 'mongoose';
import type { Env } from '../env';
import { unavailable } from './Refusal';
import { RevocableStore } from './RevocableStore';

declare module 'express-session' {
  interface SessionData {
    /** Left by the sign-in: who, since when, and under which version of their sessions. */
    signedIn?: { userId: string; at: number; version: number };
    passport?: unknown;
  }
}

/** Opens the session that a request's cookie names. Calls that need no session never pass here. */
export type SessionDoor = (req: Request, res: Response) => Promise<void>;

const idle = 60 * 60 * 1000;

/** Sessions end after an hour without use; only hashes of their ids are stored. */
export function createSessionDoor(env: Env): SessionDoor {
  let middleware: RequestHandler | undefined;
  return (req, res) =>
    new Promise((resolve, reject) => {
      if (!middleware && mongoose.connection.readyState !== 1) return reject(unavailable());
      middleware ??= createMiddleware(env);
      // TLS ends before this process; what the public address says decides whether the way was secure.
      if (env.isSecure) req.headers['x-forwarded-proto'] = 'https';
      middleware(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
    });
}

export function cookieName(env: Env): string {
  return env.isSecure ? '__Host-sid' : 'sid';
}

function createMiddleware(env: Env): RequestHandler {
  return expressSession({
    name: cookieName(env),
    secret: env.sessionSecret,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: env.isSecure,
    cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure: env.isSecure, maxAge: idle },
    store: new RevocableStore({
      client: mongoose.connection.getClient(),
      dbName: mongoose.connection.name,
      collectionName: 'sessions',
      autoRemove: 'disabled',
      touchAfter: 60,
      transformId: (sid) => createHash('sha256').update(sid).digest('hex'),
      writeOperationOptions: { w: 'majority', journal: true },
    }),
  });
}

import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import { badRequest } from '../errors/HttpError';
import { takesLargeBody } from '../limits/takesLargeBody';
import { oneLine, plainText } from './plainText';

const deepest = 20;

/**
 * What every call passes before anything else looks at it: a JSON body of at most 64 KB (512 KB where a report comes
 * back or a document is saved) that nests at most 20 deep, and text that databases, logs, mails and XML can hold. Control characters, halves of characters and the like are
 * refused in paths and names; in the values of a query or a body, where people paste them, they become spaces.
 */
export function sanitizeInput(): RequestHandler[] {
  const usual = readJson('application/json');
  const large = readJson('application/json', '512kb');
  return [readAddress, (req, ...rest) => (takesLargeBody(req.path) ? large : usual)(req, ...rest), cleanBody];
}

/** For a call that takes beacons as well, which browsers send as text: JSON within the same bounds. */
export function beaconBody(): RequestHandler[] {
  return [readJson('text/plain'), cleanBody];
}

const readJson = (type: string, limit = '64kb') =>
  express.json({ limit, strict: true, type, verify: keepSigned });

const cleanBody: RequestHandler = (req, _res, next) => {
  clean(req.body);
  next();
};

const written = new WeakMap<object, Buffer>();

/** The body to the letter, for what is signed. Only below `/webhooks`. */
export const textBody = (req: Request): Buffer | undefined => written.get(req);

function keepSigned(req: IncomingMessage, _res: unknown, body: Buffer): void {
  if (req.url?.startsWith('/webhooks/')) written.set(req, body);
}

const readAddress: RequestHandler = (req, _res, next) => {
  const query = Object.entries(req.query as Record<string, string | string[]>);
  if (![pathOf(req), ...query.map(([name]) => name)].every(isPlain))
    throw badRequest('The address could not be read.');
  const plain = query.map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(oneLine) : oneLine(value),
  ]);
  // The framework reads the query anew each time it is asked for.
  Object.defineProperty(req, 'query', { value: Object.fromEntries(plain) });
  next();
};

/** The path as it is meant; nothing for one that cannot be decoded. */
function pathOf(req: Request): string | undefined {
  try {
    return decodeURIComponent(req.path);
  } catch {
    return undefined;
  }
}

// A name that every object has is no field of ours, and an object without its own way to be told breaks who tells it.
function isPlain(text: string | undefined): boolean {
  return text !== undefined && !(text in Object.prototype) && text === oneLine(text);
}

// Level by level, not by recursion: depth is what an attacker chooses.
function clean(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length; depth += 1) {
    if (depth > deepest) throw badRequest('The request is nested too deeply.');
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? cleanOne(value) : []));
  }
}

/** Cleans the texts of one object or list, and returns what it holds. */
function cleanOne(value: object): unknown[] {
  const holder = value as Record<string, unknown>;
  for (const [key, child] of Object.entries(holder)) {
    if (!isPlain(key)) throw badRequest('The request has a field that cannot be read.');
    if (typeof child === 'string') holder[key] = plainText(child);
  }
  return Object.values(holder);
}

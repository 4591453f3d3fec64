import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import { createEndpointFinder } from '../contracts/createEndpointFinder';
import type { Endpoint } from '../contracts/endpoint';
import { badRequest } from '../errors/HttpError';
import { oneLine, sanitizeText } from './sanitizeText';

const MAX_DEPTH = 20;

/**
 * Parses and sanitizes the input of every call: JSON of at most 64 KB, unless the endpoint declares
 * another limit, and 20 levels. Control characters and invalid Unicode are rejected in paths and names, and replaced by spaces
 * in values, where people paste them.
 */
export function sanitizeInput(endpoints: Limited[]): RequestHandler[] {
  const usual = readJson('application/json');
  const parsers = endpoints.flatMap(({ method, path, maxBodyBytes }) =>
    maxBodyBytes ? { method, path, parse: readJson('application/json', maxBodyBytes) } : [],
  );
  const find = createEndpointFinder(parsers);
  const parse: RequestHandler = (req, ...rest) => (find(req.method, req.path)?.parse ?? usual)(req, ...rest);
  return [readAddress, parse, cleanBody];
}

type Limited = Pick<Endpoint, 'method' | 'path' | 'maxBodyBytes'>;

/** Body parser for beacons, which browsers send as text: JSON with the same limits. */
export function beaconBodyParser(maxBodyBytes?: number): RequestHandler[] {
  return [readJson('text/plain', maxBodyBytes), cleanBody];
}

const readJson = (type: string, limit = 64 * 1024) =>
  express.json({ limit, strict: true, type, verify: keepSigned });

const cleanBody: RequestHandler = (req, _res, next) => {
  clean(req.body);
  next();
};

const written = new WeakMap<object, Buffer>();

/** The unparsed body, to verify signatures. Only below `/webhooks`. */
export const rawBody = (req: Request): Buffer | undefined => written.get(req);

function keepSigned(req: IncomingMessage, _res: unknown, body: Buffer): void {
  // Express removes the path that a parser is mounted at from `url`.
  if ((req as Request).originalUrl.startsWith('/api/webhooks/')) written.set(req, body);
}

const readAddress: RequestHandler = (req, _res, next) => {
  const query = Object.entries(req.query as Record<string, string | string[]>);
  if (![pathOf(req), ...query.map(([name]) => name)].every(isPlain))
    throw badRequest('The address could not be read.');
  const plain = query.map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(oneLine) : oneLine(value),
  ]);
  // Express parses the query again on each access.
  Object.defineProperty(req, 'query', { value: Object.fromEntries(plain) });
  next();
};

/** The decoded path; undefined if it can't be decoded. */
function pathOf(req: Request): string | undefined {
  try {
    return decodeURIComponent(req.path);
  } catch {
    return undefined;
  }
}

// Names of `Object.prototype` are rejected: an object that overrides such a method can break code that uses
// it.
function isPlain(text: string | undefined): boolean {
  return text !== undefined && !(text in Object.prototype) && text === oneLine(text);
}

// Iterative, not recursive, because the depth is chosen by the client.
function clean(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length; depth += 1) {
    if (depth > MAX_DEPTH) throw badRequest('The request is nested too deeply.');
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? cleanOne(value) : []));
  }
}

/** Sanitizes the strings of one object or array and returns its values. */
function cleanOne(value: object): unknown[] {
  const holder = value as Record<string, unknown>;
  for (const [key, child] of Object.entries(holder)) {
    if (!isPlain(key)) throw badRequest('The request has a field that cannot be read.');
    if (typeof child === 'string') holder[key] = sanitizeText(child);
  }
  return Object.values(holder);
}

import express, { type Request, type RequestHandler } from 'express';
import { badRequest } from './Refusal';

const deepest = 20;

/**
 * What every call passes before anything else looks at it: a JSON body of at most 64 KB that nests at most 20 deep,
 * and text that databases, logs, mails and XML can hold. Control characters, halves of characters and the like are
 * refused in paths and names; in the values of a query or a body, where people paste them, they become spaces.
 */
export function plainInput(): RequestHandler[] {
  return [
    readAddress,
    express.json({ limit: '64kb', strict: true, type: 'application/json' }),
    (req, _res, next) => {
      clean(req.body);
      next();
    },
  ];
}

/** A text as it may be stored: line breaks are `\n`, what nobody can see or say is a space. */
function plainText(text: string): string {
  return text.replace(breaks, '\n').replace(unfit, ' ');
}

/** The same on one line. */
export function oneLine(text: string): string {
  return plainText(text).replace(/[\t\n]+/g, ' ');
}

const breaks = /\r\n?|[\u0085\u2028\u2029]/g;
// Control characters except tab and line feed, halves of characters, and code points that are none.
const unfit = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

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

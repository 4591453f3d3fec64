import express, { type RequestHandler } from 'express';
import { badRequest } from './Refusal';

const deepest = 20;

/** Reads a JSON body of at most 64 KB that nests at most 20 deep. */
export function jsonBody(): RequestHandler[] {
  return [
    express.json({ limit: '64kb', strict: true, type: 'application/json' }),
    (req, _res, next) => {
      if (isSane(req.body)) next();
      else next(badRequest('The request is nested too deeply.'));
    },
  ];
}

// Counted level by level, not by recursion: depth is what an attacker chooses.
function isSane(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length; depth += 1) {
    if (depth > deepest) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (Object.hasOwn(value, '__proto__')) return false;
      for (const child of Object.values(value)) next.push(child);
    }
    level = next;
  }
  return true;
}

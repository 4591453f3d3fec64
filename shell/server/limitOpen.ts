import { networkOf } from '@site/api/clientAddress';
import type { RequestHandler } from 'express';
import { refuse } from './refuse';
import { whenOver } from './whenOver';

/**
 * Lets each network have so many requests open at a time, so that nobody who is slow on purpose takes the places of
 * all others. An office behind one address stays far below: its browsers hold a request open for milliseconds.
 */
export function limitOpen(most: number): RequestHandler {
  const open = new Map<string, number>();
  return (request, response, next) => {
    const network = networkOf(request.ip ?? '');
    const count = open.get(network) ?? 0;
    if (count >= most)
      return refuse(request, response, {
        status: 429,
        code: 'too_many',
        message: 'Too many requests at once. Please try again in a moment.',
        headers: { 'Retry-After': '1' },
      });
    open.set(network, count + 1);
    whenOver(response, () => {
      const left = (open.get(network) ?? 0) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    next();
  };
}

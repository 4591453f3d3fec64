import type { IncomingMessage } from 'node:http';
import type { Step } from '@site/api/before';
import type { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';
import { onExchangeEnd } from './onExchangeEnd';
import { sendError } from './sendError';

/**
 * Lets each network have so many requests open at a time, so that nobody who is slow on purpose takes the places of
 * all others. An office behind one address stays far below: its browsers hold a request open for milliseconds.
 */
export function limitOpenRequests(
  places: ConcurrencyLimiter,
  visitorOf: (request: IncomingMessage) => string,
): Step {
  return (request, response, next) => {
    const leave = places.take(visitorOf(request));
    if (!leave)
      return sendError(request, response, {
        status: 429,
        code: 'too_many',
        message: 'Too many requests at once. Please try again in a moment.',
        headers: { 'Retry-After': '1' },
      });
    onExchangeEnd(response, leave);
    next();
  };
}

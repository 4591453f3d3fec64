import type { IncomingMessage } from 'node:http';
import type { Middleware } from '@site/api/platform/http/runMiddleware';
import type { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';
import { onExchangeEnd } from './onExchangeEnd';
import { sendError } from './sendError';

/**
 * Limits how many requests each network has open at a time, so that clients that are slow on purpose do not block the
 * others. An office behind one address stays far below: its browsers hold a request open for milliseconds.
 */
export function limitOpenRequests(
  openRequests: ConcurrencyLimiter,
  clientAddressOf: (request: IncomingMessage) => string,
): Middleware {
  return (request, response, next) => {
    const release = openRequests.take(clientAddressOf(request));
    if (!release)
      return sendError(request, response, {
        status: 429,
        code: 'too_many',
        message: 'Too many requests at once. Please try again in a moment.',
        headers: { 'Retry-After': '1' },
      });
    onExchangeEnd(response, release);
    next();
  };
}

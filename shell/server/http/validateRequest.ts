import { hasBody } from '@site/api/platform/http/hasBody';
import type { Middleware } from '@site/api/platform/http/runMiddleware';
import { sendError, UNREADABLE } from './sendError';

const BODYLESS = ['GET', 'HEAD', 'OPTIONS', 'DELETE'];
const METHODS = [...BODYLESS, 'POST', 'PUT', 'PATCH'];

/**
 * Accepts known methods, and a body only with methods that may have one, judged by the framing headers and not by
 * what arrives.
 */
export const validateRequest: Middleware = (request, response, next) => {
  const { method = '' } = request;
  if (!METHODS.includes(method))
    return sendError(request, response, {
      status: 405,
      code: 'method_not_allowed',
      message: 'There is no such method here.',
      headers: { Allow: METHODS.join(', ') },
    });
  if (BODYLESS.includes(method) && hasBody(request)) return sendError(request, response, UNREADABLE);
  next();
};

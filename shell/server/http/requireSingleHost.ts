import type { Middleware } from '@site/api/platform/http/runMiddleware';
import type { RequestLog } from '@site/api/platform/operations/requestLog';
import { sendError, UNREADABLE } from './sendError';

/** Refuses a request that names its host more than once: who stands before us may have read the other. */
export const requireSingleHost =
  (follow: RequestLog<Parameters<Middleware>[0], Parameters<Middleware>[1]>['follow']): Middleware =>
  (request, response, next) => {
    if (!namesTwo(request.rawHeaders)) return next();
    follow(request, response, () => sendError(request, response, UNREADABLE));
  };

function namesTwo(raw: readonly string[]): boolean {
  let hosts = 0;
  // Names stand before their values.
  for (let at = 0; at < raw.length; at += 2)
    if (raw[at]?.length === 4 && HOST.test(raw[at] ?? '')) hosts += 1;
  return hosts > 1;
}

const HOST = /^host$/i;

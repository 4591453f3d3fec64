import type { Middleware } from '@site/api/platform/http/runMiddleware';
import type { RequestLog } from '@site/api/platform/operations/requestLog';
import { sendError, UNREADABLE } from './sendError';

/** Rejects a request with more than one Host header, because a proxy in front may have used the other one. */
export const requireSingleHost =
  (follow: RequestLog<Parameters<Middleware>[0], Parameters<Middleware>[1]>['follow']): Middleware =>
  (request, response, next) => {
    if (!hasSeveralHosts(request.rawHeaders)) return next();
    follow(request, response, () => sendError(request, response, UNREADABLE));
  };

function hasSeveralHosts(raw: readonly string[]): boolean {
  let hosts = 0;
  // The array alternates names and values.
  for (let at = 0; at < raw.length; at += 2)
    if (raw[at]?.length === 4 && HOST.test(raw[at] ?? '')) hosts += 1;
  return hosts > 1;
}

const HOST = /^host$/i;

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResponseCache } from '@site/api/platform/cache/ResponseCache';
import { onResponseEnd } from '@site/api/platform/http/onResponseEnd';
import type { Middleware } from '@site/api/platform/http/runMiddleware';
import type { RequestLog } from '@site/api/platform/operations/requestLog';
import type { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';
import { countResponse } from '../monitoring/metrics';

interface CachedCallsOptions {
  calls: ResponseCache;
  openRequests: ConcurrencyLimiter;
  clientAddressOf: (request: IncomingMessage) => string;
  /** Writes the log line of a request. */
  log: RequestLog<IncomingMessage, ServerResponse>['logRequest'];
}

/**
 * Responds to an API call with the public response of up to two seconds ago. The call is limited, logged and counted
 * like any other.
 */
export function serveCachedCall({
  calls,
  openRequests,
  clientAddressOf,
  log,
}: CachedCallsOptions): Middleware {
  return (request, response, next) => {
    if (!request.url?.startsWith('/api/')) return next();
    const release = openRequests.take(clientAddressOf(request));
    if (!release || !calls.serve(request, response)) {
      release?.();
      return next();
    }
    onResponseEnd(response, {
      onClose: () => {
        release();
        log(request, response);
      },
      onFinish: () => countResponse(request, response),
    });
  };
}

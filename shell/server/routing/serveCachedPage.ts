import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from '@site/api/platform/http/hasBody';
import { onResponseEnd } from '@site/api/platform/http/onResponseEnd';
import type { Middleware } from '@site/api/platform/http/runMiddleware';
import type { RequestLog } from '@site/api/platform/operations/requestLog';
import { pageResponse } from '../cache/pageResponse';
import { parseAddress } from '../http/parseTarget';
import { frameAncestorsOf } from '../http/securityHeaders';
import type { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';
import { countResponse } from '../monitoring/metrics';
import { resolve } from './resolve';
import { cacheEntry, type PagesOptions } from './servePages';

interface CachedPagesOptions extends PagesOptions {
  /** Headers of every response. */
  headers: Record<string, string>;
  openRequests: ConcurrencyLimiter;
  clientAddressOf: (request: IncomingMessage) => string;
  /** Writes the log line of a request. */
  log: RequestLog<IncomingMessage, ServerResponse>['logRequest'];
}

/**
 * Serves pages from the cache and passes all other requests on. It runs before the rest of the stack, and rejects,
 * limits, logs and counts the same requests and sends the same bytes.
 */
export function serveCachedPage(options: CachedPagesOptions): Middleware {
  const { cache, openRequests, clientAddressOf, log } = options;
  const headers = Object.entries(options.headers).flat();
  const framedHeaders = Object.entries(options.headers)
    .filter(([name]) => name !== 'X-Frame-Options')
    .flat();
  return (request, response, next) => {
    const address = isSimple(request, response) ? parseAddress(request.url ?? '') : undefined;
    const resolution = address && resolve(options, { address });
    if (resolution?.kind !== 'cached' || resolution.tested) return next();
    if (resolution.wasNormalized || resolution.isGuarded) return next();
    const { snapshot, route, pathname } = resolution;
    const { key, render } = cacheEntry(options, snapshot, resolution.key);
    const client = clientAddressOf(request);
    const release = openRequests.take(client);
    const page = release && cache.getCached(key, client, render);
    if (page?.status !== 200 || page.sameAs) {
      release?.();
      return next();
    }
    request.address = address;
    request.pattern = route?.path;
    const isFramed = frameAncestorsOf(pathname, options.site.current).length > 0;
    const { status, headers: pageHeaders, body } = pageResponse(page, request);
    response.writeHead(status, [
      'X-Request-Id',
      request.id,
      ...(isFramed ? framedHeaders : headers),
      'X-Snapshot',
      snapshot.id,
      ...pageHeaders,
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
    onResponseEnd(response, {
      onClose: () => {
        release?.();
        log(request, response);
      },
      onFinish: () => countResponse(request, response),
    });
  };
}

/** Whether it is a GET or HEAD without a body, and no earlier response on its connection is still being sent. */
const isSimple = (request: IncomingMessage, { socket }: ServerResponse) =>
  (request.method === 'GET' || request.method === 'HEAD') && Boolean(socket?.writable) && !hasBody(request);

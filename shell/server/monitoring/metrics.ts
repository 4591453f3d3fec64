import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Middleware } from '@site/api/platform/http/runMiddleware';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import type { HtmlCache } from '../cache/HtmlCache';
import type { Releases } from '../liveReleases/Releases';

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from request to answer',
  labelNames: ['kind', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
});
const requests = new Counter({
  name: 'http_requests_total',
  help: 'Answered requests',
  labelNames: ['kind', 'status'],
});

/** Counts and times every response by its kind, never by its address. */
export const countRequests: Middleware = (request, response, next) => {
  response.on('finish', () => countResponse(request, response));
  next();
};

/** Counts and times one response. */
export function countResponse({ address, url, began }: IncomingMessage, { statusCode }: ServerResponse) {
  const labels = {
    kind: kindOf(address?.pathname ?? url ?? ''),
    status: `${Math.floor(statusCode / 100)}xx`,
  };
  duration.observe(labels, (performance.now() - began) / 1_000);
  requests.inc(labels);
}

/** Serves the process's metrics; meant for an address that only this machine reaches. */
export function createMetricsServer(releases: Releases, cache: HtmlCache): http.Server {
  collectDefaultMetrics();
  new Gauge({
    name: 'live_remotes',
    help: 'Remotes in the live snapshot',
    collect() {
      this.set(releases.snapshot.remotes.size);
    },
  });
  new Gauge({
    name: 'cached_pages',
    help: 'Rendered pages kept',
    collect() {
      this.set(cache.size);
    },
  });
  return http.createServer(async (_request, response) => {
    response.setHeader('Content-Type', register.contentType);
    response.end(await register.metrics());
  });
}

function kindOf(path: string): string {
  const first = path.split('/')[1];
  return first === 'api' || first === 'assets' || first === 'remotes' || first === 'admin' ? first : 'page';
}

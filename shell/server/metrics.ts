import http from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import type { Step } from './before';
import type { HtmlCache } from './htmlCache';
import type { Releases } from './releases';

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

/** Counts and times every answer by its kind, never by its address. */
export const countRequests: Step = (request, response, next) => {
  const stop = duration.startTimer();
  response.on('finish', () => {
    const labels = {
      kind: kindOf(request.address?.pathname ?? ''),
      status: `${Math.floor(response.statusCode / 100)}xx`,
    };
    stop(labels);
    requests.inc(labels);
  });
  next();
};

/** Serves the process's figures; meant for an address that only the machine itself reaches. */
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

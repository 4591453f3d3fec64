import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { routePattern } from '../http/routePattern';
import type { Backlog } from '../outbox/outboxBacklog';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requests = new Histogram({
  name: 'http_request_seconds',
  help: 'How long requests took, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 15],
  registers: [registry],
});

const hashQueue = new Gauge({
  name: 'hash_queue',
  help: 'Password hashes running or waiting',
  registers: [registry],
});
const hashes = new Gauge({
  name: 'hashes_made',
  help: 'Password hashes made or compared since the start',
  registers: [registry],
});
const backlog = new Gauge({
  name: 'outbox_entries',
  help: 'Outbox entries (emails and calls), by state',
  labelNames: ['state'],
  registers: [registry],
});
const oldest = new Gauge({
  name: 'outbox_oldest_seconds',
  help: 'Age of the oldest record with a pending outbox entry',
  registers: [registry],
});

/** Measures every request by its route's pattern, so that addresses don't create time series. */
export const measureRequests: RequestHandler = (req, res, next) => {
  res.once('finish', () => observeRequest(req, res));
  next();
};

/** Records one finished request. */
export function observeRequest(request: IncomingMessage, { statusCode }: ServerResponse) {
  const { method = '', began } = request;
  const route = routePattern(request) ?? 'none';
  requests.observe({ method, route, status: statusCode }, (performance.now() - began) / 1_000);
}

/** Sources of metrics from other modules. */
interface Sources {
  getBacklog: () => Promise<Backlog>;
  /** Password hashes: running or waiting, and made since the start. */
  getHashCounts: () => { waiting: number; made: number };
}

/** Serves the metrics on a port for this machine only. */
export function createMetricsServer({ getBacklog, getHashCounts }: Sources): Server {
  return createServer(async (_req, res) => {
    const { waiting, made } = getHashCounts();
    hashQueue.set(waiting);
    hashes.set(made);
    await measureOutbox(getBacklog);
    res.setHeader('Content-Type', registry.contentType);
    res.end(await registry.metrics());
  });
}

/** Without the database the backlog is unknown, which is not the same as zero. */
async function measureOutbox(getBacklog: () => Promise<Backlog>): Promise<void> {
  backlog.reset();
  oldest.set(Number.NaN);
  const known = await getBacklog().catch(() => undefined);
  if (!known) return;
  backlog.set({ state: 'dead' }, known.dead);
  backlog.set({ state: 'waiting' }, known.waiting);
  oldest.set(known.oldestSeconds);
}

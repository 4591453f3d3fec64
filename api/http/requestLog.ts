import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { errorFacts } from './log';

/** One line a request, under an id that came with it or is made here, and goes back with the answer. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: idOf,
    autoLogging: { ignore: (req) => req.url === '/healthz' || req.url === '/readyz' },
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'warn' : 'info'),
    customSuccessMessage: (req, res) => `${req.method} ${pathOf(req)} ${res.statusCode}`,
    customErrorMessage: (req, res) => `${req.method} ${pathOf(req)} ${res.statusCode}`,
    // The reason is in a line of its own.
    customErrorObject: (_req, _res, _error, { responseTime }) => ({ responseTime }),
    quietReqLogger: true,
    serializers: { req: () => undefined, res: () => undefined, err: errorFacts },
  });
}

function idOf(req: IncomingMessage, res: ServerResponse): string {
  const given = String(req.headers['x-request-id'] ?? '');
  const id = /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID();
  res.setHeader('X-Request-Id', id);
  return id;
}

// The route's pattern, such as `/admin/leads/:reference`: an address may hold a token or what a visitor searched for.
function pathOf(req: IncomingMessage): string {
  return (req as Partial<Request>).route?.path ?? 'elsewhere';
}

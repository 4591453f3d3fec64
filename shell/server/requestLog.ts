import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';

/** JSON lines on standard output; where they cannot be written, as on a full disk, the site goes on without. */
export function createLog(level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: 1024 * 1024 });
  output.on('error', () => undefined);
  return pino({ level, base: { process: 'shell' }, serializers: { err: errorFacts } }, output);
}

/** Gives every request an id, the one it came with if that is sound, and a line in the log if it went wrong. */
export const requestLog = (log: Logger): RequestHandler =>
  pinoHttp({
    autoLogging: { ignore: (request) => /^\/(healthz|readyz)/.test(request.url ?? '') },
    logger: log,
    genReqId: requestId,
    customLogLevel: levelOf,
    // Headers hold cookies, queries hold what was typed: neither is a fact about the request.
    serializers: {
      req: ({ id, method, url = '' }) => ({ id, method, path: url.split('?')[0] }),
      res: ({ statusCode }) => ({ statusCode }),
      err: errorFacts,
    },
    // The reason is in a line of its own.
    customErrorObject: (_request, res, _error, { responseTime }) => ({ res, responseTime }),
    wrapSerializers: false,
  });

/** The only facts of an error that are written: some carry whole requests and answers. */
function errorFacts({ name, message, code, stack }: Error & { code?: unknown }) {
  return { type: name, message, code, stack };
}

const requestId = (request: IncomingMessage) => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID();
};

const levelOf = (_request: unknown, response: { statusCode: number }, error?: Error) =>
  error || response.statusCode >= 500 ? 'error' : 'debug';

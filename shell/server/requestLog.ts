import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';

/** JSON lines on standard output; where they cannot be written, as on a full disk, the site goes on without. */
export function createLog(level: string): Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: 1024 * 1024 });
  output.on('error', () => undefined);
  return pino({ level, base: { process: 'shell' }, serializers: { err: errorFacts } }, output);
}

/** Gives every request an id, the one it came with if that is sound, and a line in the log when it is answered. */
export const requestLog = (log: Logger): RequestHandler =>
  pinoHttp({
    autoLogging: { ignore: (request) => /^\/(healthz|readyz)/.test(request.url ?? '') },
    logger: log,
    genReqId: requestId,
    customLogLevel: levelOf,
    quietReqLogger: true,
    // Else the whole request is a part of each line, with its cookies.
    quietResLogger: true,
    customSuccessObject: factsOf,
    // The reason is in a line of its own.
    customErrorObject: (request, response, _error, took) => factsOf(request, response, took),
    serializers: { err: errorFacts },
    wrapSerializers: false,
  });

/** Where an answer came from, as a page's pattern or the beginning of an address: the rest of one may be a token or a name. */
function factsOf(
  request: IncomingMessage,
  response: ServerResponse,
  { responseTime }: { responseTime: number },
) {
  const { pattern } = ((response as Partial<Response>).locals ?? {}) as { pattern?: string };
  const [start = 'elsewhere'] =
    /^\/(?:assets|remotes|media|api\/[a-z-]+)(?=\/|\?|$)/.exec(request.url ?? '') ?? [];
  return { method: request.method, path: pattern ?? start, statusCode: response.statusCode, responseTime };
}

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

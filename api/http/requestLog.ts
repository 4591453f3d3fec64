import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { errorFacts } from './log';

export interface RequestLogOptions {
  log: Logger;
  /** Where an answer came from, such as a route's pattern: an address may hold a token or what a visitor searched for. */
  placeOf: (request: Request, response: Response) => string;
  /** The level of what went well; a failure of ours is a warning, since its reason is in a line of its own. */
  level: 'debug' | 'info';
}

/**
 * Gives every request an id, the one it came with if that is sound, which goes back with the answer; and a line in the
 * log when it is answered.
 */
export function requestLog({ log, placeOf, level }: RequestLogOptions): RequestHandler {
  const factsOf = (request: IncomingMessage, response: ServerResponse, { responseTime }: Took) => ({
    method: request.method,
    path: placeOf(request as Request, response as Response),
    statusCode: response.statusCode,
    responseTime,
  });
  return pinoHttp({
    logger: log,
    genReqId: idOf,
    autoLogging: { ignore: ({ url }) => /^\/(healthz|readyz)(\?|$)/.test(url ?? '') },
    customLogLevel: (_request, { statusCode }) => (statusCode >= 500 ? 'warn' : level),
    quietReqLogger: true,
    customSuccessObject: factsOf,
    customErrorObject: (request, response, _error, took) => factsOf(request, response, took),
    serializers: { req: () => undefined, res: () => undefined, err: errorFacts },
    // Else an error would be made a plain object first, and not be known for the database's.
    wrapSerializers: false,
  });
}

interface Took {
  responseTime: number;
}

function idOf(request: IncomingMessage, response: ServerResponse): string {
  const given = String(request.headers['x-request-id'] ?? '');
  const id = /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

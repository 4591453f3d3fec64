import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { errorFacts } from './log';

declare module 'node:http' {
  interface IncomingMessage {
    /** Goes back with the answer and stands in every line about the request. */
    id: string;
    log: Logger;
  }
}

export interface RequestLogOptions<Asked, Answer> {
  log: Logger;
  /** Where an answer came from, such as a route's pattern: an address may hold a token or what a visitor searched for. */
  placeOf: (request: Asked, response: Answer) => string;
  /** The level of what went well; a failure of ours is a warning, since its reason is in a line of its own. */
  level: 'debug' | 'info';
}

/**
 * Gives every request an id, the one it came with if that is sound, which goes back with the answer; a log of its own;
 * and a line in it when it is answered, or when nobody waits for the answer any more.
 */
export function requestLog<Asked extends IncomingMessage, Answer extends ServerResponse>({
  log,
  placeOf,
  level,
}: RequestLogOptions<Asked, Answer>): (request: Asked, response: Answer, next: () => void) => void {
  const own = log.child({}, { serializers: { err: errorFacts } });
  return (request, response, next) => {
    const began = Date.now();
    request.id = idOf(request, response);
    request.log = own.child({ reqId: request.id });
    const tell = () => {
      response.off('finish', tell).off('close', tell);
      const { statusCode, writableEnded } = response;
      const at = statusCode >= 500 ? 'warn' : level;
      if (!log.isLevelEnabled(at)) return;
      const place = { method: request.method, path: placeOf(request, response) };
      const took = { statusCode, responseTime: Date.now() - began };
      request.log[at]({ ...place, ...took }, writableEnded ? 'request completed' : 'request aborted');
    };
    // Without somebody who listens, an answer that cannot be written would end the process.
    response.on('error', () => undefined);
    if (!/^\/(healthz|readyz)(\?|$)/.test(request.url ?? '')) response.on('finish', tell).on('close', tell);
    next();
  };
}

function idOf(request: IncomingMessage, response: ServerResponse): string {
  const given = String(request.headers['x-request-id'] ?? '');
  const id = /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

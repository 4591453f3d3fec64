import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { errorFacts } from './createLog';

declare module 'node:http' {
  interface IncomingMessage {
    /** Goes back with the answer and stands in every line about the request. */
    id: string;
    log: LogOfRequest;
    /** When it was taken up, on the clock of `performance`. */
    began: number;
  }
}

interface LogOfRequest {
  warn: (facts: object, text: string) => void;
  error: (facts: object, text: string) => void;
}

export interface RequestLogOptions<Asked, Answer> {
  log: Logger;
  /** Where an answer came from, such as a route's pattern: an address may hold a token or what a visitor searched for. */
  placeOf: (request: Asked, response: Answer) => string;
  /** The level of what went well; a failure of ours is a warning, since its reason is in a line of its own. */
  level: 'debug' | 'info';
}

export interface RequestLog<Asked, Answer> {
  /** Gives a request its id, the one it came with if that is sound, and a log of its own. */
  begin: (request: Asked, response: Answer, next: () => void) => void;
  /** Sends the id with the answer, and writes a line when it is answered or nobody waits for it any more. */
  follow: (request: Asked, response: Answer, next: () => void) => void;
  /** Writes that line, for who answers without `follow`. */
  tell: (request: Asked, response: Answer) => void;
}

/** What is written about every request that a server gets. */
export function requestLog<Asked extends IncomingMessage, Answer extends ServerResponse>({
  log,
  placeOf,
  level,
}: RequestLogOptions<Asked, Answer>): RequestLog<Asked, Answer> {
  const own = log.child({}, { serializers: { err: errorFacts } });
  // Looking for secrets in what is known to hold none is most of a line's price.
  const lines = log.child({}, { redact: [] });
  const tell = (request: Asked, response: Answer) => {
    const { statusCode, writableEnded } = response;
    const at = statusCode >= 500 ? 'warn' : level;
    if (!log.isLevelEnabled(at)) return;
    const place = { reqId: request.id, method: request.method, path: placeOf(request, response) };
    const took = { statusCode, responseTime: Math.round(performance.now() - request.began) };
    lines[at]({ ...place, ...took }, writableEnded ? 'request completed' : 'request aborted');
  };
  return {
    begin(request, _response, next) {
      request.began = performance.now();
      request.id = idOf(request);
      request.log = new Lines(own, request.id);
      next();
    },
    follow(request, response, next) {
      response.setHeader('X-Request-Id', request.id);
      // Without somebody who listens, an answer that cannot be written would end the process.
      response.on('error', () => undefined);
      if (!/^\/(healthz|readyz)(\?|$)/.test(request.url ?? ''))
        response.on('close', () => tell(request, response));
      next();
    },
    tell,
  };
}

/** The lines about one request. Most requests have none, and a logger of their own would cost more than their answer. */
class Lines implements LogOfRequest {
  constructor(
    private readonly log: Logger,
    private readonly reqId: string,
  ) {}

  warn(facts: object, text: string) {
    this.log.warn({ reqId: this.reqId, ...facts }, text);
  }

  error(facts: object, text: string) {
    this.log.error({ reqId: this.reqId, ...facts }, text);
  }
}

function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return given !== undefined && /^[A-Za-z0-9-]{8,64}$/.test(String(given)) ? String(given) : randomUUID();
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { serializeError } from './createLogger';

declare module 'node:http' {
  interface IncomingMessage {
    /** Returned to the client and part of every log line of the request. */
    id: string;
    log: RequestLogger;
    /** Start time by the clock of `performance`. */
    began: number;
  }
}

interface RequestLogger {
  warn: (facts: object, text: string) => void;
  error: (facts: object, text: string) => void;
}

export interface RequestLogOptions<Req, Res> {
  log: Logger;
  /** The matched route's pattern. The URL itself may contain a token or a visitor's search. */
  routeOf: (request: Req, response: Res) => string;
  /**
   * The level of successful requests. Server errors are warnings, because their cause is logged separately.
   */
  level: 'debug' | 'info';
}

export interface RequestLog<Req, Res> {
  /** Sets the request's id (the client's, if valid) and its logger. */
  begin: (request: Req, response: Res, next: () => void) => void;
  /** Sends the id with the response and logs the request at its end. */
  follow: (request: Req, response: Res, next: () => void) => void;
  /** Logs a request that was answered without `follow`. */
  logRequest: (request: Req, response: Res) => void;
}

/** Logs every request of a server. */
export function requestLog<Req extends IncomingMessage, Res extends ServerResponse>({
  log,
  routeOf,
  level,
}: RequestLogOptions<Req, Res>): RequestLog<Req, Res> {
  const own = log.child({}, { serializers: { err: serializeError } });
  // These lines contain no secrets, and redaction would be most of their cost.
  const lines = log.child({}, { redact: [] });
  const logRequest = (request: Req, response: Res) => {
    const { statusCode, writableEnded } = response;
    const at = statusCode >= 500 ? 'warn' : level;
    if (!log.isLevelEnabled(at)) return;
    const fields = { reqId: request.id, method: request.method, path: routeOf(request, response) };
    const took = { statusCode, responseTime: Math.round(performance.now() - request.began) };
    lines[at]({ ...fields, ...took }, writableEnded ? 'request completed' : 'request aborted');
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
      // Without a listener, a write error would end the process.
      response.on('error', () => undefined);
      if (!/^\/(healthz|readyz)(\?|$)/.test(request.url ?? ''))
        response.on('close', () => logRequest(request, response));
      next();
    },
    logRequest,
  };
}

/**
 * A request's logger. Most requests log nothing, and a pino child for each would cost more than the response.
 */
class Lines implements RequestLogger {
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

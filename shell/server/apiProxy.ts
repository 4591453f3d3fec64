import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { type Dispatcher, Pool } from 'undici';
import { requestHeaders, withoutConnection } from './handedOnHeaders';
import { readBody } from './readBody';
import { refuse, type ShellRefusal, UNREADABLE } from './refuse';
import { whenOver } from './whenOver';

/** What the shell passes on from the API under an address of its own. */
const PASSED_ON: [pattern: RegExp, target: (path: string) => string][] = [
  [/^\/api\//, (path) => path],
  [/^\/media\//, (path) => `/api${path}`],
  [/^\/blog\/rss\.xml$/, (path) => `/api${path}`],
];
const BODY_LIMIT = 64 * 1024;
/** The API answers within 15 s, if only that it cannot; after that it is taken for frozen. */
const ANSWER_LIMIT_MS = 17_000;
const LIMITS: Pool.Options = {
  connections: 200,
  pipelining: 1,
  connect: { timeout: 3_000 },
  headersTimeout: ANSWER_LIMIT_MS,
  bodyTimeout: 10_000,
};

/**
 * Hands API calls on with the visitor's address and the request id. A body is read whole before the API hears of the
 * call, so that who sends slowly keeps only himself waiting. When the API is away or does not answer, the answer is
 * an honest 503 in the API's own error shape.
 */
export function apiProxy(apiOrigin: string, internalKey: string): RequestHandler {
  const pool = new Pool(apiOrigin, LIMITS);
  return async (request, response, next) => {
    const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url) ?? [];
    const rule = PASSED_ON.find(([pattern]) => pattern.test(path));
    if (!rule) return next();
    const body = await readBody(request, BODY_LIMIT).catch(() => null);
    if (body === null) return void response.destroy();
    if (!body) return refuse(request, response, TOO_LARGE);
    const call = {
      method: request.method as Dispatcher.HttpMethod,
      path: rule[1](path) + search,
      headers: requestHeaders(request, internalKey),
      // No body is not the same as an empty one: only the latter has a length to tell.
      body: request.headers['content-length'] || body.length ? body : null,
    };
    await handOn(pool, call, request, response);
  };
}

async function handOn(pool: Pool, call: Dispatcher.RequestOptions, request: Request, response: Response) {
  const ending = new AbortController();
  whenOver(response, () => ending.abort());
  // Waiting for a free connection counts as well, which the pool's own limits leave out.
  const late = setTimeout(() => ending.abort(), ANSWER_LIMIT_MS);
  try {
    const answer = await ask(pool, { ...call, signal: ending.signal });
    clearTimeout(late);
    response.status(answer.statusCode);
    for (const [name, value] of Object.entries(withoutConnection(answer.headers)))
      if (value !== undefined) response.setHeader(name, value);
    await pipeline(answer.body, response);
  } catch (error) {
    clearTimeout(late);
    if (response.headersSent || request.socket.destroyed) return void response.destroy();
    if (codeOf(error) === 'UND_ERR_INVALID_ARG') return refuse(request, response, UNREADABLE);
    request.log.warn({ err: error }, 'the API did not answer');
    refuse(request, response, AWAY);
  }
}

async function ask(pool: Pool, call: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
  try {
    return await pool.request(call);
  } catch (error) {
    // A kept connection that the API closed in the same moment says nothing about the API.
    const mayRepeat =
      /^(GET|HEAD)$/.test(call.method) && /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(codeOf(error));
    if (mayRepeat) return pool.request(call);
    throw error;
  }
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');

const TOO_LARGE: ShellRefusal = { status: 413, code: 'too_large', message: 'The request is too large.' };

const AWAY: ShellRefusal = {
  status: 503,
  code: 'unavailable',
  message: 'The service is not available right now. Please try again in a moment.',
  headers: { 'Retry-After': '5' },
};

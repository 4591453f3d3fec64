import { pipeline } from 'node:stream/promises';
import { LONGEST, type ResponseCache } from '@site/api/platform/cache/ResponseCache';
import { takesLargeBody } from '@site/api/platform/limits/takesLargeBody';
import type { Request, RequestHandler, Response } from 'express';
import { type Dispatcher, Pool } from 'undici';
import { onExchangeEnd } from '../http/onExchangeEnd';
import { type ErrorResponse, sendError, UNREADABLE } from '../http/sendError';
import { requestHeaders, withoutConnectionHeaders } from './forwardedHeaders';
import { readBody } from './readBody';
import { UploadAdmission } from './UploadAdmission';

/** What the shell proxies to the API. An entry with a method applies to that method only. */
const PROXIED: [pattern: RegExp, target: (path: string) => string, method?: string][] = [
  [/^\/api\//, (path) => path],
  [/^\/media\//, (path) => `/api${path}`],
  [/^\/blog\/rss\.xml$/, (path) => `/api${path}`],
  // The link of a mail: GET shows the page, the POST of a mail program ends the subscription.
  [/^\/unsubscribe\/[^/]+$/, (path) => `/api${path}`, 'POST'],
];
const BODY_LIMIT = 64 * 1024;
/** As much as the API takes of what `takesLargeBody` names. */
const LARGE_LIMIT = 512 * 1024;
/** The upload of a picture. */
const UPLOAD = /^\/api\/admin\/media(\/[^/]+\/file)?$/;
const UPLOAD_LIMIT = 10_000_000 + 4 * 1024;
/** Responses that are streamed while they are computed may pause for longer. */
const SLOW_STREAMS = /^\/api\/tools\/(email|domain)-security$/;
const SILENCE_MS = 25_000;
/** With the two seconds that the API caches its responses, a change shows within five. */
const CACHE_MS = 2_000;
/** The API answers within 15 s, with an error at least. */
const ANSWER_LIMIT_MS = 17_000;
const LIMITS: Pool.Options = {
  connections: 200,
  pipelining: 1,
  connect: { timeout: 3_000 },
  headersTimeout: ANSWER_LIMIT_MS,
  bodyTimeout: 10_000,
};

/**
 * Proxies API calls with the visitor's address and the request id. The body is read completely before the API is called,
 * so a slow client delays nobody else. When the API does not answer, the response is a 503 in the API's error format.
 */
export function apiProxy(apiOrigin: string, internalKey: string, calls: ResponseCache): RequestHandler {
  const pool = new Pool(apiOrigin, LIMITS);
  const uploads = new UploadAdmission(pool, internalKey);
  return async (request, response, next) => {
    const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url) ?? [];
    const rule = PROXIED.find(
      ([pattern, , method = request.method]) => method === request.method && pattern.test(path),
    );
    if (!rule) return next();
    if (isUpload(request.method, path) && !(await mayUpload(uploads, request, response))) return;
    const body = await readBody(request, limitOf(request.method, path)).catch(() => null);
    if (body === null) return void response.destroy();
    if (!body) return sendError(request, response, TOO_LARGE);
    const call = {
      method: request.method as Dispatcher.HttpMethod,
      path: rule[1](path) + search,
      headers: requestHeaders(request, internalKey),
      // No body differs from an empty one: only the latter has a Content-Length.
      body: request.headers['content-length'] || body.length ? body : null,
      ...(SLOW_STREAMS.test(path) && { bodyTimeout: SILENCE_MS }),
    };
    await forward({ pool, calls }, call, request, response);
  };
}

const isUpload = (method: string, path: string) => method === 'POST' && UPLOAD.test(path);

/** Whether to read the file. Otherwise an error has been sent already, before the file was read. */
async function mayUpload(uploads: UploadAdmission, request: Request, response: Response): Promise<boolean> {
  const admission = await uploads.admit(request).catch(() => undefined);
  if (!admission) sendError(request, response, AWAY);
  else if (admission.isBusy) sendError(request, response, BUSY);
  else if (admission.refused) {
    const { status, body } = admission.refused;
    response.status(status).type('json').set('Cache-Control', 'no-store').send(body);
  } else onExchangeEnd(response, admission.release);
  return response.writableEnded === false && !request.destroyed;
}

function limitOf(method: string, path: string): number {
  if (isUpload(method, path)) return UPLOAD_LIMIT;
  return takesLargeBody(path.slice('/api'.length)) ? LARGE_LIMIT : BODY_LIMIT;
}

interface Upstream {
  pool: Pool;
  calls: ResponseCache;
}

async function forward(
  { pool, calls }: Upstream,
  call: Dispatcher.RequestOptions,
  request: Request,
  response: Response,
) {
  const ending = new AbortController();
  onExchangeEnd(response, () => ending.abort());
  // Waiting for a free connection counts as well; the limits of the pool do not include it.
  const late = setTimeout(() => ending.abort(), ANSWER_LIMIT_MS);
  try {
    const answer = await send(pool, { ...call, signal: ending.signal });
    clearTimeout(late);
    response.status(answer.statusCode);
    for (const [name, value] of Object.entries(withoutConnectionHeaders(answer.headers)))
      if (value !== undefined) response.setHeader(name, value);
    // Log, limits, draining and the pipeline listen for its end.
    response.setMaxListeners(20);
    if (!isCacheable(request, answer)) return await pipeline(answer.body, response);
    const body = Buffer.from(await answer.body.arrayBuffer());
    response.end(body);
    const until = Date.now() + CACHE_MS;
    calls.keep(request, response, request.url, body, () => Date.now() < until);
  } catch (error) {
    clearTimeout(late);
    if (response.headersSent || request.socket.destroyed) return void response.destroy();
    if (codeOf(error) === 'UND_ERR_INVALID_ARG') return sendError(request, response, UNREADABLE);
    request.log.warn({ err: error }, 'the API did not answer');
    sendError(request, response, AWAY);
  }
}

/** Whether to cache the response: not when it is long, private, or cached by browsers for days. */
const isCacheable = ({ method, url }: Request, { statusCode, headers }: Dispatcher.ResponseData) =>
  method === 'GET' &&
  url.startsWith('/api/') &&
  statusCode === 200 &&
  /\bpublic\b/.test(String(headers['cache-control'] ?? '')) &&
  Number(headers['content-length'] ?? Number.NaN) <= LONGEST;

async function send(pool: Pool, call: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
  try {
    return await pool.request(call);
  } catch (error) {
    // The API may close a keep-alive connection at the moment it is used.
    const mayRepeat =
      /^(GET|HEAD)$/.test(call.method) && /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(codeOf(error));
    if (mayRepeat) return pool.request(call);
    throw error;
  }
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');

const TOO_LARGE: ErrorResponse = { status: 413, code: 'too_large', message: 'The request is too large.' };

const BUSY: ErrorResponse = {
  status: 503,
  code: 'unavailable',
  message: 'Many files are arriving just now. Please try again in a moment.',
  headers: { 'Retry-After': '2' },
};

const AWAY: ErrorResponse = {
  status: 503,
  code: 'unavailable',
  message: 'The service is not available right now. Please try again in a moment.',
  headers: { 'Retry-After': '5' },
};

import { pipeline } from 'node:stream/promises';
import { MAX_BODY_BYTES, type ResponseCache } from '@site/api/platform/cache/ResponseCache';
import { createEndpointFinder } from '@site/api/platform/contracts/createEndpointFinder';
import { type CallLimits, exceptionalEndpoints } from '@site/api/wiring/exceptionalEndpoints';
import type { Request, RequestHandler, Response } from 'express';
import { type Dispatcher, Pool } from 'undici';
import { onExchangeEnd } from '../http/onExchangeEnd';
import { type ErrorResponse, sendError, UNREADABLE } from '../http/sendError';
import { requestHeaders, withoutConnectionHeaders } from './forwardedHeaders';
import { readBody } from './readBody';
import { UploadAdmission } from './UploadAdmission';

/** What the shell proxies to the API. An entry with a method applies to that method only. */
const PROXIED: [pattern: RegExp, target: (path: string) => string, method?: string, isPage?: true][] = [
  [/^\/api\//, (path) => path],
  [/^\/media\//, (path) => `/api${path}`],
  [/^\/blog\/rss\.xml$/, (path) => `/api${path}`],
  // "View in browser" of a newsletter. What is not found gets the redirect or the page that other addresses get.
  [/^\/newsletters\/[^/]+$/, (path) => `/api${path}`, 'GET', true],
  // The link in an email: GET shows the page, and the POST of an email client unsubscribes.
  [/^\/unsubscribe\/[^/]+$/, (path) => `/api${path}`, 'POST'],
];
const BODY_LIMIT = 64 * 1024;
/** What a multipart body adds to its file. */
const MULTIPART_BYTES = 4 * 1024;
/** With the two seconds that the API caches its responses, a change shows within five. */
const CACHE_MS = 2_000;
/** The API responds within 15 s, at least with an error. */
const RESPONSE_TIMEOUT_MS = 17_000;
const LIMITS: Pool.Options = {
  connections: 200,
  pipelining: 1,
  connect: { timeout: 3_000 },
  headersTimeout: RESPONSE_TIMEOUT_MS,
  bodyTimeout: 10_000,
};

/**
 * Proxies API calls with the visitor's address and the request id. The body is read completely before the API is called,
 * so a slow client delays nobody else. When the API does not respond, the response is a 503 in the API's error format.
 */
export function apiProxy(apiOrigin: string, internalKey: string, cache: ResponseCache): RequestHandler {
  const pool = new Pool(apiOrigin, LIMITS);
  const uploads = new UploadAdmission(pool, internalKey);
  return async (request, response, next) => {
    const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url) ?? [];
    const rule = PROXIED.find(
      ([pattern, , method = request.method]) =>
        (method === request.method || (method === 'GET' && request.method === 'HEAD')) && pattern.test(path),
    );
    if (!rule) return next();
    const { file, maxBodyBytes = BODY_LIMIT, maxPauseMs } = limitsOf(request.method, path);
    const visitorPath = file?.isPublic ? path : undefined;
    if (file && !(await admitUpload(uploads, request, response, visitorPath))) return;
    const limit = file ? file.maxBytes + MULTIPART_BYTES : maxBodyBytes;
    const body = await readBody(request, limit).catch(() => null);
    if (body === null) return void response.destroy();
    if (!body) return sendError(request, response, TOO_LARGE);
    const call = {
      method: request.method as Dispatcher.HttpMethod,
      path: rule[1](path) + search,
      headers: requestHeaders(request, internalKey),
      // No body differs from an empty one: only the latter has a Content-Length.
      body: request.headers['content-length'] || body.length ? body : null,
      ...(maxPauseMs && { bodyTimeout: maxPauseMs }),
    };
    await forward({ pool, cache }, call, request, response, rule[3] && next);
  };
}

const findExceptional = createEndpointFinder(exceptionalEndpoints);

/** The limits that the endpoint of a call declares. */
const limitsOf = (method: string, path: string): Partial<CallLimits> =>
  (path.startsWith('/api/') && findExceptional(method, path.slice('/api'.length))) || {};

/** Whether to read the file. Otherwise an error has been sent already, before the file was read. */
async function admitUpload(
  uploads: UploadAdmission,
  request: Request,
  response: Response,
  /** Where visitors may upload as well. */
  visitorPath?: string,
): Promise<boolean> {
  const admitting = visitorPath ? uploads.admitVisitor(request, visitorPath) : uploads.admit(request);
  const admission = await admitting.catch(() => undefined);
  if (!admission) sendError(request, response, UNAVAILABLE);
  else if (admission.isBusy) sendError(request, response, BUSY);
  else if (admission.rejected) {
    const { status, body } = admission.rejected;
    response.status(status).type('json').set('Cache-Control', 'no-store').send(body);
  } else onExchangeEnd(response, admission.release);
  return response.writableEnded === false && !request.destroyed;
}

interface Upstream {
  pool: Pool;
  cache: ResponseCache;
}

async function forward(
  { pool, cache }: Upstream,
  call: Dispatcher.RequestOptions,
  request: Request,
  response: Response,
  /** Handles the request where nothing is found. */
  onNotFound?: () => void,
) {
  const aborter = new AbortController();
  onExchangeEnd(response, () => aborter.abort());
  // Waiting for a free connection counts as well; the limits of the pool do not include it.
  const timer = setTimeout(() => aborter.abort(), RESPONSE_TIMEOUT_MS);
  try {
    const upstream = await send(pool, { ...call, signal: aborter.signal });
    clearTimeout(timer);
    if (upstream.statusCode === 404 && onNotFound) {
      await upstream.body.dump();
      return onNotFound();
    }
    response.status(upstream.statusCode);
    for (const [name, value] of Object.entries(withoutConnectionHeaders(upstream.headers)))
      if (value !== undefined) response.setHeader(name, value);
    // Log, limits, draining and the pipeline listen for its end.
    response.setMaxListeners(20);
    if (!isCacheable(request, upstream)) return await pipeline(upstream.body, response);
    const body = Buffer.from(await upstream.body.arrayBuffer());
    response.end(body);
    const until = Date.now() + CACHE_MS;
    cache.store(request, response, request.url, body, () => Date.now() < until);
  } catch (error) {
    clearTimeout(timer);
    if (response.headersSent || request.socket.destroyed) return void response.destroy();
    if (codeOf(error) === 'UND_ERR_INVALID_ARG') return sendError(request, response, UNREADABLE);
    request.log.warn({ err: error }, 'the API did not respond');
    sendError(request, response, UNAVAILABLE);
  }
}

/** Whether to cache the response: not when it is long, private, or cached by browsers for days. */
const isCacheable = ({ method, url }: Request, { statusCode, headers }: Dispatcher.ResponseData) =>
  method === 'GET' &&
  url.startsWith('/api/') &&
  statusCode === 200 &&
  /\bpublic\b/.test(String(headers['cache-control'] ?? '')) &&
  Number(headers['content-length'] ?? Number.NaN) <= MAX_BODY_BYTES;

async function send(pool: Pool, call: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
  try {
    return await pool.request(call);
  } catch (error) {
    // The API may close a keep-alive connection at the moment it is used.
    const canRetry =
      /^(GET|HEAD)$/.test(call.method) && /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(codeOf(error));
    if (canRetry) return pool.request(call);
    throw error;
  }
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');

const TOO_LARGE: ErrorResponse = { status: 413, code: 'too_large', message: 'The request is too large.' };

const BUSY: ErrorResponse = {
  status: 503,
  code: 'unavailable',
  message: 'Too many uploads are in progress. Please try again in a moment.',
  headers: { 'Retry-After': '2' },
};

const UNAVAILABLE: ErrorResponse = {
  status: 503,
  code: 'unavailable',
  message: 'The service is not available right now. Please try again in a moment.',
  headers: { 'Retry-After': '5' },
};

import { pipeline } from 'node:stream/promises';
import { LONGEST, type ResponseCache } from '@site/api/KeptAnswers';
import { takesLargeBody } from '@site/api/takesLargeBody';
import type { Request, RequestHandler, Response } from 'express';
import { type Dispatcher, Pool } from 'undici';
import { onExchangeEnd } from '../http/onExchangeEnd';
import { type ErrorResponse, sendError, UNREADABLE } from '../http/sendError';
import { requestHeaders, withoutConnectionHeaders } from './forwardedHeaders';
import { readBody } from './readBody';
import { UploadAdmission } from './UploadAdmission';

/** What the shell passes on from the API under an address of its own; where a method is named, that one alone. */
const PASSED_ON: [pattern: RegExp, target: (path: string) => string, method?: string][] = [
  [/^\/api\//, (path) => path],
  [/^\/media\//, (path) => `/api${path}`],
  [/^\/blog\/rss\.xml$/, (path) => `/api${path}`],
  // Where the link of a mail leads: looking at it shows the page, a mail program's POST ends the subscription.
  [/^\/unsubscribe\/[^/]+$/, (path) => `/api${path}`, 'POST'],
];
const BODY_LIMIT = 64 * 1024;
/** As much as the API takes of what `takesLargeBody` names. */
const LARGE_LIMIT = 512 * 1024;
/** A picture for the library, in the form that it is sent in. */
const UPLOAD = /^\/api\/admin\/media(\/[^/]+\/file)?$/;
const UPLOAD_LIMIT = 10_000_000 + 4 * 1024;
/** What tells its answer while it is found may be silent for as long as that takes. */
const TOLD_SLOWLY = /^\/api\/tools\/(email|domain)-security$/;
const SILENCE_MS = 25_000;
/** With the two seconds that the API keeps its own copies, a change shows within five. */
const KEPT_MS = 2_000;
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
export function apiProxy(apiOrigin: string, internalKey: string, calls: ResponseCache): RequestHandler {
  const pool = new Pool(apiOrigin, LIMITS);
  const uploads = new UploadAdmission(pool, internalKey);
  return async (request, response, next) => {
    const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url) ?? [];
    const rule = PASSED_ON.find(
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
      // No body is not the same as an empty one: only the latter has a length to tell.
      body: request.headers['content-length'] || body.length ? body : null,
      ...(TOLD_SLOWLY.test(path) && { bodyTimeout: SILENCE_MS }),
    };
    await handOn({ pool, calls }, call, request, response);
  };
}

const isUpload = (method: string, path: string) => method === 'POST' && UPLOAD.test(path);

/** Whether the file is to be read; else it is answered already. Strangers and crowds are told before it has come. */
async function mayUpload(uploads: UploadAdmission, request: Request, response: Response): Promise<boolean> {
  const admission = await uploads.admit(request).catch(() => undefined);
  if (!admission) sendError(request, response, AWAY);
  else if (admission.isBusy) sendError(request, response, BUSY);
  else if (admission.refused) {
    const { status, body } = admission.refused;
    response.status(status).type('json').set('Cache-Control', 'no-store').send(body);
  } else onExchangeEnd(response, admission.leave);
  return response.writableEnded === false && !request.destroyed;
}

function limitOf(method: string, path: string): number {
  if (isUpload(method, path)) return UPLOAD_LIMIT;
  return takesLargeBody(path.slice('/api'.length)) ? LARGE_LIMIT : BODY_LIMIT;
}

interface Ways {
  pool: Pool;
  calls: ResponseCache;
}

async function handOn(
  { pool, calls }: Ways,
  call: Dispatcher.RequestOptions,
  request: Request,
  response: Response,
) {
  const ending = new AbortController();
  onExchangeEnd(response, () => ending.abort());
  // Waiting for a free connection counts as well, which the pool's own limits leave out.
  const late = setTimeout(() => ending.abort(), ANSWER_LIMIT_MS);
  try {
    const answer = await ask(pool, { ...call, signal: ending.signal });
    clearTimeout(late);
    response.status(answer.statusCode);
    for (const [name, value] of Object.entries(withoutConnectionHeaders(answer.headers)))
      if (value !== undefined) response.setHeader(name, value);
    // Log, limits, draining and the pipeline itself all wait for its end.
    response.setMaxListeners(20);
    if (!mayKeep(request, answer)) return await pipeline(answer.body, response);
    const body = Buffer.from(await answer.body.arrayBuffer());
    response.end(body);
    const until = Date.now() + KEPT_MS;
    calls.keep(request, response, request.url, body, () => Date.now() < until);
  } catch (error) {
    clearTimeout(late);
    if (response.headersSent || request.socket.destroyed) return void response.destroy();
    if (codeOf(error) === 'UND_ERR_INVALID_ARG') return sendError(request, response, UNREADABLE);
    request.log.warn({ err: error }, 'the API did not answer');
    sendError(request, response, AWAY);
  }
}

/** Whether the whole answer is worth having: what is long or one person's own is only passed through, and so is what browsers keep for days. */
const mayKeep = ({ method, url }: Request, { statusCode, headers }: Dispatcher.ResponseData) =>
  method === 'GET' &&
  url.startsWith('/api/') &&
  statusCode === 200 &&
  /\bpublic\b/.test(String(headers['cache-control'] ?? '')) &&
  Number(headers['content-length'] ?? Number.NaN) <= LONGEST;

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

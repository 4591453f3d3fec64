import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { SessionState } from '../state/sessionSlice';

/** A request, as `read` and `write` build it from an endpoint. */
export interface ApiRequest {
  method: string;
  /** Path below `/api`, with parameters and query. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Replaces `fetch`, for example for uploads with progress. */
  send?: (address: string, init: RequestInit) => Promise<Response>;
  /** Treats a 401 as an empty result instead of an error. */
  isEmptyOn401?: boolean;
}

/** The error of any failed request. */
export interface ApiError {
  /** The HTTP status; 0 if there was no response. */
  status: number;
  /** `STATUS: body`, or the status text if the body is empty; the network error if there was no response. */
  message: string;
  /** The server's message for users, if any. */
  text?: string;
  code?: string;
  fieldErrors?: Record<string, string>;
  requestId?: string;
  /** Seconds to wait, if the server sent them. */
  retryAfter?: number;
}

/** Intercepts all requests while a part of the site with its own session handling is open. */
export interface RequestInterceptor {
  /** Headers added to every request. */
  headers: (request: ApiRequest) => Record<string, string>;
  /** Called after each request; true if the cause of the error is resolved and the request must be repeated. */
  afterRequest: (request: ApiRequest, error: ApiError | undefined) => Promise<boolean>;
}

/** Sets the interceptor, of which there is one. Returns the function that removes it. Browser only. */
export function setRequestInterceptor(next: RequestInterceptor): () => void {
  interceptor = next;
  return () => {
    if (interceptor === next) interceptor = undefined;
  };
}

let interceptor: RequestInterceptor | undefined;

/**
 * Sends the request to the same origin with cookies. Repeats it only if the interceptor says so. Never rejects;
 * failures become an `ApiError`.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, handle, options) => {
  const response = await sendRequest(request, handle, options);
  const isSettled = await interceptor?.afterRequest(request, response.error);
  return isSettled && !handle.signal.aborted ? baseQuery(request, handle, options) : response;
};

const SERVER_TIMEOUT_MS = 1000;

const sendRequest: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, getState }) => {
  const { method, path, body, headers: own, send = fetch, isEmptyOn401 } = request;
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...interceptor?.headers(request),
    ...own,
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const { csrfToken } = (getState() as { session?: SessionState }).session ?? {};
  if (csrfToken && method !== 'GET') headers['x-csrf-token'] = csrfToken;
  try {
    const response = await send(`${serverOrigin}/api${path}`, {
      method,
      headers,
      credentials: 'include',
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: serverOrigin ? AbortSignal.any([signal, AbortSignal.timeout(SERVER_TIMEOUT_MS)]) : signal,
    });
    if (response.status === 401 && isEmptyOn401) return { data: null };
    const rawBody = await response.text();
    const data = parse(rawBody);
    return response.ok ? { data } : { error: toApiError(response, rawBody, data) };
  } catch (error) {
    return { error: { status: 0, message: error instanceof Error ? error.message : String(error) } };
  }
};

let serverOrigin = '';

/** Sets the API's origin for the server, such as `http://127.0.0.1:3001`. Browsers use their own origin. */
export function setApiOrigin(origin: string): void {
  serverOrigin = origin;
}

/** Parsed JSON, or the raw text if it is not JSON. */
function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return text;
  }
}

function toApiError(response: Response, rawBody: string, data: unknown): ApiError {
  const details = (typeof data === 'object' && data !== null ? data : {}) as Partial<ApiError>;
  return {
    status: response.status,
    message: `${response.status}: ${rawBody || response.statusText}`,
    text: typeof details.message === 'string' && details.message ? details.message : undefined,
    code: details.code,
    fieldErrors: details.fieldErrors,
    requestId: details.requestId,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  };
}

import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { SessionState } from '../state/sessionSlice';

/** One call, as `read` and `write` derive it from an endpoint. */
export interface ApiRequest {
  method: string;
  /** Below `/api`, parameters filled in, query included. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Makes the request in the place of `fetch`, such as with a file, telling how much of it is sent. */
  send?: (address: string, init: RequestInit) => Promise<Response>;
  /** A stranger's 401 is an answer, the empty one, and no error. */
  isEmptyOn401?: boolean;
}

/** What any failed call becomes. */
export interface ApiError {
  /** The HTTP status; 0 when no answer came. */
  status: number;
  /** `STATUS: body`, or the status text where the body is empty; the network's own words where no answer came. */
  message: string;
  /** What the server wrote for a person to read, where it did. */
  text?: string;
  code?: string;
  fieldErrors?: Record<string, string>;
  requestId?: string;
  /** Seconds to wait, where the server named them. */
  retryAfter?: number;
}

/** What stands between the calls and the API while a part of the site that knows more of the session is open. */
export interface RequestInterceptor {
  /** Goes along with every call. */
  headers: (call: ApiRequest) => Record<string, string>;
  /** Hears how each call ended; true when what stood in its way is settled and the call is to be made again. */
  afterRequest: (call: ApiRequest, error: ApiError | undefined) => Promise<boolean>;
}

/** Puts the one attendant there is in its place; what it returns takes it away. In the browser only. */
export function setRequestInterceptor(next: RequestInterceptor): () => void {
  attendant = next;
  return () => {
    if (attendant === next) attendant = undefined;
  };
}

let attendant: RequestInterceptor | undefined;

/**
 * Makes the call: same origin, cookies along, nothing repeated unless the attendant settled what was in its way. Never
 * rejects; failures are an `ApiError`.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (call, handle, options) => {
  const answer = await ask(call, handle, options);
  const isSettled = await attendant?.afterRequest(call, answer.error);
  return isSettled && !handle.signal.aborted ? baseQuery(call, handle, options) : answer;
};

const SERVER_BUDGET_MS = 1000;

const ask: BaseQueryFn<ApiRequest, unknown, ApiError> = async (call, { signal, getState }) => {
  const { method, path, body, headers: own, send = fetch, isEmptyOn401 } = call;
  const headers: Record<string, string> = { accept: 'application/json', ...attendant?.headers(call), ...own };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const { csrfToken } = (getState() as { session?: SessionState }).session ?? {};
  if (csrfToken && method !== 'GET') headers['x-csrf-token'] = csrfToken;
  try {
    const answer = await send(`${serverOrigin}/api${path}`, {
      method,
      headers,
      credentials: 'include',
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: serverOrigin ? AbortSignal.any([signal, AbortSignal.timeout(SERVER_BUDGET_MS)]) : signal,
    });
    if (answer.status === 401 && isEmptyOn401) return { data: null };
    const written = await answer.text();
    const data = parse(written);
    return answer.ok ? { data } : { error: errorOf(answer, written, data) };
  } catch (error) {
    return { error: { status: 0, message: error instanceof Error ? error.message : String(error) } };
  }
};

let serverOrigin = '';

/** Where the API is, seen from the server, such as `http://127.0.0.1:3001`. Browsers ask their own origin. */
export function setApiOrigin(origin: string): void {
  serverOrigin = origin;
}

/** JSON where it is JSON, else the text as it came. */
function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return text;
  }
}

function errorOf(answer: Response, written: string, data: unknown): ApiError {
  const told = (typeof data === 'object' && data !== null ? data : {}) as Partial<ApiError>;
  return {
    status: answer.status,
    message: `${answer.status}: ${written || answer.statusText}`,
    text: typeof told.message === 'string' && told.message ? told.message : undefined,
    code: told.code,
    fieldErrors: told.fieldErrors,
    requestId: told.requestId,
    retryAfter: Number(answer.headers.get('retry-after')) || undefined,
  };
}

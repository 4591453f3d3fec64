import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { SessionState } from '../state/sessionSlice';

/** One call, as `read` and `write` derive it from an endpoint. */
export interface Call {
  method: string;
  /** Below `/api`, parameters filled in, query included. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
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

const SERVER_BUDGET_MS = 1000;

/** Makes the call: same origin, cookies along, nothing retried. Never rejects; failures are an `ApiError`. */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (
  { method, path, body, headers: own, isEmptyOn401 },
  { signal, getState },
) => {
  const headers: Record<string, string> = { accept: 'application/json', ...own };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const { csrfToken } = (getState() as { session?: SessionState }).session ?? {};
  if (csrfToken && method !== 'GET') headers['x-csrf-token'] = csrfToken;
  try {
    const answer = await fetch(`${serverOrigin}/api${path}`, {
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
export function setServerOrigin(origin: string): void {
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

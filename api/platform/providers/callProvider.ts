import { create } from 'superstruct';
import type { AnyStruct } from '../contracts/endpoint';
import { ProviderError } from './ProviderError';
import { readText } from './readText';

const defaultLimits = { timeoutMs: 10_000, mostBytes: 4_000_000 };
const longestWaitMs = 60 * 60_000;

export interface ProviderCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  accessToken?: string;
  headers?: Record<string, string>;
  json?: object;
  form?: Record<string, string>;
  /** Where the response may be larger or later than usual. */
  limits?: typeof defaultLimits;
}

/** Turns an error response into its meaning; undefined for what its status says. */
export type ReadError = (status: number, body: unknown) => ProviderError | undefined;

/** Calls a provider over HTTP. Redirects are not followed. Every failure is a `ProviderError`. */
export async function callProvider<T>(
  label: string,
  { method, url, accessToken, headers, json, form, limits = defaultLimits }: ProviderCall,
  struct: AnyStruct<T> | undefined,
  readError: ReadError,
): Promise<T> {
  let response: Response;
  let text: string | undefined;
  try {
    response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ? new URLSearchParams(form) : json && JSON.stringify(json),
      redirect: 'error',
      signal: AbortSignal.timeout(limits.timeoutMs),
    });
    text = await readText(response, limits.mostBytes);
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError';
    throw new ProviderError(
      'unavailable',
      isLate ? `${label} didn’t respond in time.` : `${label} can’t be reached.`,
    );
  }
  if (text === undefined) throw new ProviderError('refused', `${label}’s response is too large.`);
  const body = parse(text);
  if (!response.ok) throw readError(response.status, body) ?? errorOf(response, label);
  if (!struct) return undefined as T;
  try {
    return create(body, struct);
  } catch {
    throw new ProviderError('unavailable', `${label}’s response can’t be read.`);
  }
}

function errorOf({ status, headers }: Response, label: string): ProviderError {
  const wait = readRetryAfter(headers.get('retry-after'));
  if (status === 429)
    return new ProviderError('limit', `${label}’s limit of calls is reached.`, wait || 60_000);
  if (status >= 500)
    return new ProviderError('unavailable', `${label} has a problem (HTTP ${status}).`, wait);
  if (status === 401) return new ProviderError('expired', `${label} no longer accepts the access.`);
  if (status === 404 || status === 410)
    return new ProviderError('missing', `It no longer exists at ${label}.`);
  if (status === 409 || status === 412)
    return new ProviderError('conflict', `It was changed at ${label} at the same time.`);
  return new ProviderError('refused', `${label} refused the call (HTTP ${status}).`);
}

/** Milliseconds of a `Retry-After`: seconds or a date. At most an hour; 0 without one. */
export function readRetryAfter(value: string | null, now = Date.now()): number {
  if (!value) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return ms > 0 ? Math.min(longestWaitMs, ms) : 0;
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

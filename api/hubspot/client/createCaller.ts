import { readText } from '../../platform/providers/readText';
import { HubspotError } from './HubspotError';

const TIMEOUT_MS = 8_000;
/** Of a hundred contacts, or of a page of forms. */
const MOST_BYTES = 16_000_000;
const LONGEST_WAIT_MS = 10 * 60_000;

export interface CallerOptions {
  origin: string;
  token: string;
  /** Resolves when the account's budget allows one more call; rejects if that takes too long. */
  reserveCall?: () => Promise<void>;
  /** Called with the limits that HubSpot reports. */
  onLimits?: (limits: HubspotLimits) => void;
  timeoutMs?: number;
}

/** https://developers.hubspot.com/docs/developer-tooling/platform/usage-guidelines */
export interface HubspotLimits {
  daily: number;
  dailyRemaining: number;
  interval: number;
  intervalRemaining: number;
}

export type Caller = <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T>;

/** Returns a function that calls HubSpot over HTTP. Every failure is a `HubspotError`. */
export function createCaller({
  origin,
  token,
  reserveCall,
  onLimits,
  timeoutMs = TIMEOUT_MS,
}: CallerOptions): Caller {
  return async <T>(method: 'GET' | 'POST', path: string, body?: object) => {
    await reserveCall?.();
    let response: Response;
    let text: string | undefined;
    try {
      response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await readText(response, MOST_BYTES);
    } catch (error) {
      const isLate = (error as Error).name === 'TimeoutError';
      throw new HubspotError(
        'unavailable',
        isLate ? 'HubSpot didn’t respond in time.' : 'HubSpot can’t be reached.',
      );
    }
    const limits = readLimits(response.headers);
    if (limits) onLimits?.(limits);
    if (text === undefined)
      throw new HubspotError('unavailable', 'HubSpot’s response is too large.', { status: response.status });
    const answer = parse(text);
    if (!response.ok) throw toError(response, answer);
    if (response.status !== 204 && answer === undefined)
      throw new HubspotError('unavailable', 'HubSpot’s response can’t be read.', { status: response.status });
    return answer as T;
  };
}

function readLimits(headers: Headers): HubspotLimits | undefined {
  const read = (name: string) => Number(headers.get(`x-hubspot-ratelimit-${name}`) ?? Number.NaN);
  const limits = {
    daily: read('daily'),
    dailyRemaining: read('daily-remaining'),
    interval: read('max'),
    intervalRemaining: read('remaining'),
  };
  return Object.values(limits).every(Number.isFinite) ? limits : undefined;
}

interface ErrorBody {
  message?: unknown;
  category?: unknown;
  errors?: { context?: { requiredGranularScopes?: unknown } }[];
}

function toError({ status, headers }: Response, body: unknown): HubspotError {
  const { message, category, errors } = (body ?? {}) as ErrorBody;
  const reason =
    typeof message === 'string' && message
      ? message.slice(0, 300)
      : `HubSpot returned HTTP status ${status}.`;
  if (status === 401) return new HubspotError('revoked', 'HubSpot no longer accepts the token.', { status });
  if (status === 403 || category === 'MISSING_SCOPES') {
    const scopes = errors?.flatMap(({ context }) => context?.requiredGranularScopes ?? []) ?? [];
    const names = scopes.map(String);
    const lack = names.length ? `The token lacks scopes: ${names.join(', ')}.` : reason;
    return new HubspotError('scopes', lack, { status, scopes: names });
  }
  if (status === 429) {
    const seconds = Number(headers.get('retry-after') ?? 10);
    const retryAfterMs = Math.min(LONGEST_WAIT_MS, Math.max(1, seconds || 10) * 1000);
    return new HubspotError('limit', 'HubSpot’s limit of calls is reached.', { status, retryAfterMs });
  }
  if (status === 404) return new HubspotError('missing', reason, { status });
  if (status === 409) return new HubspotError('conflict', reason, { status });
  if (status >= 500) return new HubspotError('unavailable', reason, { status });
  return new HubspotError('invalid', reason, { status });
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

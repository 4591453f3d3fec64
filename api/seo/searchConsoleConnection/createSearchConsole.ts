import { createPrivateKey, sign } from 'node:crypto';
import { array, string, type, unknown } from 'superstruct';
import type { AnyStruct } from '../../platform/contracts/endpoint';
import { callProvider, type ProviderCall, type ReadError } from '../../platform/providers/callProvider';
import { ProviderError } from '../../platform/providers/ProviderError';
import type { ServiceAccountKey } from './serviceAccountKey';

/** A row of figures: the day, query or URL, and what Google counted. */
export interface SearchConsoleRow {
  name: string;
  clicks: number;
  impressions: number;
  position: number;
}

export interface SearchConsoleQuery {
  property: string;
  dimension: 'date' | 'query' | 'page';
  /** Days in Pacific Time. */
  from: string;
  to: string;
  startRow?: number;
}

/** Google Search Console as a service account sees it. Every failure is a `ProviderError`. */
export interface SearchConsole {
  listProperties: () => Promise<{ url: string; isReadable: boolean }[]>;
  /** At most `PAGE_ROWS` rows of final figures. */
  query: (query: SearchConsoleQuery) => Promise<SearchConsoleRow[]>;
}

/** The most rows of one response. */
export const PAGE_ROWS = 25_000;

const label = 'Google';
const scope = 'https://www.googleapis.com/auth/webmasters.readonly';
const tokenAddress = 'https://oauth2.googleapis.com/token';
const LIFETIME_SECONDS = 3_600;
const MOST_PROPERTIES = 200;
/** Of 25,000 rows with long URLs. */
const limits = { timeoutMs: 30_000, mostBytes: 24_000_000 };

const TokenResponse = type({ access_token: string() });
const SiteList = type({ siteEntry: unknown() });
const Site = type({ siteUrl: string(), permissionLevel: string() });
// The rows are read one by one, because there are many.
const Figures = type({ rows: unknown() });

/**
 * Calls Search Console at Google or, with an origin, at a server on this machine. Token:
 * https://developers.google.com/identity/protocols/oauth2/service-account#httprest. Properties:
 * https://developers.google.com/webmaster-tools/v1/sites/list. Figures:
 * https://developers.google.com/webmaster-tools/v1/searchanalytics/query
 */
export function createSearchConsole(key: ServiceAccountKey, origin = ''): SearchConsole {
  const sites = `${origin || 'https://www.googleapis.com'}/webmasters/v3/sites`;
  let token: Promise<string> | undefined;
  const call = async <T>(request: ProviderCall, struct: AnyStruct<T>) => {
    token ??= requestToken(key, origin);
    const accessToken = await token;
    return callProvider(label, { ...request, accessToken }, struct, readFigureError);
  };
  return {
    listProperties: async () => {
      const { siteEntry } = await call({ method: 'GET', url: sites }, SiteList);
      // An account that sees nothing has no list.
      const [error, entries] = array(Site).validate(siteEntry ?? []);
      if (error) throw unreadable();
      return entries
        .filter(({ siteUrl }) => siteUrl.length <= 500)
        .slice(0, MOST_PROPERTIES)
        .map(({ siteUrl, permissionLevel }) => ({
          url: siteUrl,
          isReadable: permissionLevel !== 'siteUnverifiedUser',
        }));
    },
    query: async ({ property, dimension, from, to, startRow = 0 }) => {
      const url = `${sites}/${encodeURIComponent(property)}/searchAnalytics/query`;
      const json = {
        startDate: from,
        endDate: to,
        dimensions: [dimension],
        type: 'web',
        dataState: 'final',
        rowLimit: PAGE_ROWS,
        startRow,
      };
      const { rows } = await call({ method: 'POST', url, json, limits }, Figures);
      if (rows !== undefined && !Array.isArray(rows)) throw unreadable();
      return (rows ?? []).slice(0, PAGE_ROWS).map(toRow);
    },
  };
}

/** Exchanges a signed assertion (RFC 7523) for an access token. */
async function requestToken(key: ServiceAccountKey, origin: string): Promise<string> {
  const seconds = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'RS256', typ: 'JWT', kid: key.private_key_id },
    { iss: key.client_email, scope, aud: tokenAddress, iat: seconds, exp: seconds + LIFETIME_SECONDS },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signature = sign('RSA-SHA256', Buffer.from(parts.join('.')), createPrivateKey(key.private_key));
  const form = {
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: [...parts, signature.toString('base64url')].join('.'),
  };
  const url = origin ? `${origin}/token` : tokenAddress;
  const response = await callProvider(label, { method: 'POST', url, form }, TokenResponse, readTokenError);
  return response.access_token;
}

/** A deleted account or key, a wrong signature, and a wrong clock of this machine all answer `invalid_grant`. */
const readTokenError: ReadError = (status) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429
    ? new ProviderError('expired', 'Google doesn’t accept this key. It may be deleted or disabled.')
    : undefined;

const limitReasons = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'];
const disabledReasons = ['accessNotConfigured', 'SERVICE_DISABLED'];

/** Google answers 403 to too many calls and to a service that isn’t enabled as well. */
const readFigureError: ReadError = (status, body) => {
  const reasons = reasonsIn(body);
  if (status === 403 && reasons.some((reason) => limitReasons.includes(reason)))
    return new ProviderError('limit', 'Google’s limit of calls is reached.', 60_000);
  if (status === 403 && reasons.some((reason) => disabledReasons.includes(reason)))
    return new ProviderError(
      'setup',
      'The Google Search Console API isn’t enabled in the Google Cloud project of this key.',
    );
  if (status === 403 || status === 404)
    return new ProviderError('missing', 'Google gives this service account no access.');
  if (status === 401) return new ProviderError('expired', 'Google no longer accepts this key.');
  return undefined;
};

/** The reasons in both forms of Google’s errors. */
function reasonsIn(body: unknown): string[] {
  const { error } = (body ?? {}) as { error?: { errors?: unknown; details?: unknown } };
  return [error?.errors, error?.details]
    .flat()
    .map((each) => (each as { reason?: unknown } | undefined)?.reason)
    .filter((reason) => typeof reason === 'string');
}

function toRow(row: unknown): SearchConsoleRow {
  const { keys, clicks, impressions, position } = (row ?? {}) as Record<string, unknown>;
  const name = Array.isArray(keys) ? keys[0] : undefined;
  const figures = [clicks, impressions, position];
  if (typeof name !== 'string' || !figures.every(isFigure)) throw unreadable();
  return {
    name,
    clicks: Math.round(Number(clicks)),
    impressions: Math.round(Number(impressions)),
    position: Number(position),
  };
}

/** Larger ones could not be added up. */
const MOST = 1_000_000_000;
const isFigure = (value: unknown) => typeof value === 'number' && value >= 0 && value <= MOST;

const unreadable = () => new ProviderError('unavailable', 'Google’s response can’t be read.');

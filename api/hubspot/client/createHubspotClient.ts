import { array, create, number, optional, string, type, union } from 'superstruct';
import type { HubspotBatch, HubspotClient, HubspotContact, HubspotObject } from './HubspotClient';
import { HubspotError } from './HubspotError';

const TIMEOUT_MS = 8_000;
const LONGEST_WAIT_MS = 10 * 60_000;

interface Options {
  origin: string;
  token: string;
  /** `v3`, or a dated version such as `2026-03`. */
  version: string;
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

/** Calls HubSpot over HTTP. Every failure is a `HubspotError`. */
export function createHubspotClient(options: Options): HubspotClient {
  const { version } = options;
  const call = createCaller(options);
  const isDated = version !== 'v3';
  const objectsOf = (kind: string) =>
    isDated ? `/crm/objects/${version}/${kind}` : `/crm/v3/objects/${kind}`;
  const objects = objectsOf('contacts');
  const associations = isDated ? `/crm/associations/${version}` : '/crm/v4/associations';
  const properties = isDated ? `/crm/properties/${version}/contacts` : '/crm/v3/properties/contacts';
  const owners = isDated ? `/crm/owners/${version}` : '/crm/v3/owners';
  const account = `/account-info/${version}/details`;
  return {
    readToken: () =>
      call('POST', '/oauth/v2/private-apps/get/access-token-info', { tokenKey: options.token }),
    readAccount: () => call('GET', account),
    listProperties: async () => (await call<Results>('GET', properties)).results as never,
    listGroups: async () => (await call<Results>('GET', `${properties}/groups`)).results as never,
    createGroup: async (group) => {
      await call('POST', `${properties}/groups`, group);
    },
    createProperties: async (inputs) => {
      await call('POST', `${properties}/batch/create`, { inputs });
    },
    listOwners: async () => (await call<Results>('GET', `${owners}?limit=500`)).results as never,
    readContacts: async (by, keys, names) => {
      const body = {
        ...(by === 'email' && { idProperty: 'email' }),
        properties: ['email', 'hs_additional_emails', ...names],
        propertiesWithHistory: [],
        inputs: keys.map((id) => ({ id })),
      };
      return toBatch<HubspotContact>(await call('POST', `${objects}/batch/read`, body)).written;
    },
    upsertContacts: async (contacts) => {
      const inputs = contacts.map(({ email, properties: values }) => ({
        id: email,
        idProperty: 'email',
        properties: values,
      }));
      return toBatch<HubspotContact>(await call('POST', `${objects}/batch/upsert`, { inputs }));
    },
    eraseContact: async ({ id, email }) => {
      const key = id ? { objectId: id } : { objectId: email, idProperty: 'email' };
      await call('POST', `${objects}/gdpr-delete`, key);
    },
    createObjects: async (kind, inputs) =>
      toBatch<HubspotObject>(await call('POST', `${objectsOf(kind)}/batch/create`, { inputs })),
    updateObjects: async (kind, inputs) =>
      toBatch<HubspotObject>(await call('POST', `${objectsOf(kind)}/batch/update`, { inputs })),
    readObjects: async (kind, ids, names) => {
      const body = { properties: names, propertiesWithHistory: [], inputs: toInputs(ids) };
      return toBatch<HubspotObject>(await call('POST', `${objectsOf(kind)}/batch/read`, body)).written;
    },
    archiveObjects: async (kind, ids) => {
      await call('POST', `${objectsOf(kind)}/batch/archive`, { inputs: toInputs(ids) });
    },
    readAssociated: async (kind, contactIds) => {
      const found = new Map<string, string[]>();
      let inputs: { id: string; after?: string }[] = toInputs(contactIds);
      while (inputs.length) {
        const body = await call('POST', `${associations}/contacts/${kind}/batch/read`, { inputs });
        const { results } = create(body, Associations);
        for (const { from, to } of results)
          found.set(from.id, [...(found.get(from.id) ?? []), ...to.map((each) => String(each.toObjectId))]);
        inputs = results.flatMap(({ from: { id }, paging }) =>
          paging?.next ? [{ id, after: paging.next.after }] : [],
        );
      }
      return found;
    },
  };
}

interface Results {
  results: unknown[];
}

const Batch = type({
  results: array(type({ id: string() })),
  errors: optional(
    array(
      type({
        message: optional(string()),
        category: optional(string()),
        context: optional(
          type({
            ids: optional(array(string())),
            id: optional(array(string())),
            objectWriteTraceId: optional(array(string())),
          }),
        ),
      }),
    ),
  ),
});

const Associations = type({
  results: array(
    type({
      from: type({ id: string() }),
      to: array(type({ toObjectId: union([string(), number()]) })),
      paging: optional(type({ next: optional(type({ after: string() })) })),
    }),
  ),
});

const toInputs = (ids: string[]) => ids.map((id) => ({ id }));

/** A 207 holds what was done and what was not. */
function toBatch<Written>(body: unknown): HubspotBatch<Written> {
  const { results, errors = [] } = create(body, Batch);
  return {
    written: results as unknown as Written[],
    refused: errors.map(({ message = 'HubSpot gave no reason.', category, context }) => ({
      keys: context?.ids ?? context?.id ?? context?.objectWriteTraceId ?? [],
      message,
      isMissing: category === 'OBJECT_NOT_FOUND',
    })),
  };
}

type Caller = <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T>;

function createCaller({ origin, token, reserveCall, onLimits, timeoutMs = TIMEOUT_MS }: Options): Caller {
  return async <T>(method: 'GET' | 'POST', path: string, body?: object) => {
    await reserveCall?.();
    let response: Response;
    let text: string;
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
      text = await response.text();
    } catch (error) {
      const isLate = (error as Error).name === 'TimeoutError';
      throw new HubspotError(
        'unavailable',
        isLate ? 'HubSpot didn’t respond in time.' : 'HubSpot can’t be reached.',
      );
    }
    const limits = readLimits(response.headers);
    if (limits) onLimits?.(limits);
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
    return new HubspotError('scopes', reason, { status, scopes: scopes.map(String) });
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

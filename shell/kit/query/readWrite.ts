import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { Endpoint, PathParams } from '@site/api/platform/contracts/endpoint';
import { api } from './api';
import type { ApiError, ApiRequest, baseQuery } from './baseQuery';

/**
 * What a hook of an endpoint takes: the path's parameters by their names, `query` and `body` where the endpoint has
 * them; nothing at all where it has none of these. `getPost` of `/posts/:slug` takes `{ slug }`, `editPost`
 * `{ slug, body }`, `listLeads` `{ query }`.
 */
export type ArgOf<E> =
  E extends Endpoint<infer Path, infer Body, infer Query, infer _Result>
    ? OrNothing<PathParams<Path> & Part<'body', Body> & OptionalPart<'query', Query>>
    : never;

export type ResultOf<E> =
  E extends Endpoint<infer _Path, infer _Body, infer _Query, infer Result> ? Result : never;

type Part<Name extends string, T> = IsNothing<T> extends true ? unknown : { [K in Name]: T };
type OptionalPart<Name extends string, T> = IsNothing<T> extends true ? unknown : { [K in Name]?: T };
type IsNothing<T> = unknown extends T ? true : [T] extends [undefined] ? true : false;
// biome-ignore lint/suspicious/noConfusingVoidType: a hook without an argument is called without one
type OrNothing<T> = unknown extends T ? undefined | void : { [K in keyof T]: T[K] };

/**
 * The same for a write; `version` is the one being changed, where the endpoint asks for it; `headers` go along; `send`
 * makes the request where a body is more than JSON.
 */
export type WriteArgOf<E> = ArgOf<E> extends object ? ArgOf<E> & More : ArgOf<E> | Pick<More, 'send'>;

interface More {
  version?: number;
  headers?: Record<string, string>;
  send?: ApiRequest['send'];
}

/** The same for a read; `headers` go along. */
export type ReadArgOf<E> = ArgOf<E> extends object ? ArgOf<E> & Pick<More, 'headers'> : ArgOf<E>;

type Base = typeof baseQuery;
type Untyped<Definition> = Definition extends unknown ? Omit<Definition, 'type'> : never;
type ReadDefinition<E, Result> = Untyped<QueryDefinition<ReadArgOf<E>, Base, string, Result, 'api'>>;
type WriteDefinition<E> = Untyped<MutationDefinition<WriteArgOf<E>, Base, string, ResultOf<E>, 'api'>>;

// biome-ignore lint/suspicious/noExplicitAny: any endpoint, whatever it carries; ArgOf and ResultOf take it apart
type AnyEndpoint = Endpoint<any, any, any, any>;

/**
 * A query of the API out of its contract: `build.query(read(getPost))`. With `isEmptyOn401` a stranger gets `null`
 * instead of an error.
 */
export function read<E extends AnyEndpoint>(endpoint: E): ReadDefinition<E, ResultOf<E>>;
export function read<E extends AnyEndpoint>(
  endpoint: E,
  options: { isEmptyOn401: true },
): ReadDefinition<E, ResultOf<E> | null>;
export function read<E extends AnyEndpoint>(endpoint: E, options: { isEmptyOn401?: true } = {}) {
  return {
    query: (arg: ArgOf<E>) => ({ ...callOf(endpoint, arg), ...options }),
    providesTags: tagged(endpoint),
  } as unknown as ReadDefinition<E, ResultOf<E>>;
}

/**
 * A write out of its contract: `build.mutation(write(editPost))`. Reads of the same resource ask again after it; where
 * its path does not tell the resource, `changes` names one of those reads.
 */
export function write<E extends AnyEndpoint>(
  endpoint: E,
  { changes = endpoint }: { changes?: AnyEndpoint } = {},
): WriteDefinition<E> {
  const tags = tagged(changes);
  return {
    query: (arg: WriteArgOf<E>) => callOf(endpoint, arg),
    invalidatesTags: (_result: unknown, error?: ApiError) => (error && error.status !== STALE ? [] : tags),
  } as unknown as WriteDefinition<E>;
}

/** Precondition failed: someone else changed it first, so what was read before is old. */
const STALE = 412;

/** The endpoint's tags, made known to the cache, which complains of tags it has not heard of. */
function tagged(endpoint: AnyEndpoint): string[] {
  const tags = [tagOf(endpoint)];
  api.enhanceEndpoints({ addTagTypes: tags });
  return tags;
}

/** The resource: the fixed beginning of the path, such as `/admin/leads` for `/admin/leads/:id/status`. */
export function tagOf(endpoint: Pick<Endpoint, 'path'>): string {
  const parts = endpoint.path.split('/');
  const parameter = parts.findIndex((part) => part.startsWith(':'));
  return parts.slice(0, parameter < 0 ? undefined : parameter).join('/');
}

interface Arg {
  query?: Record<string, unknown>;
  body?: unknown;
  version?: number;
  headers?: Record<string, string>;
  send?: ApiRequest['send'];
  [parameter: string]: unknown;
}

export function callOf(endpoint: Pick<Endpoint, 'method' | 'path' | 'ifMatch'>, arg: unknown): ApiRequest {
  const { query, body, version, headers, send, ...parameters } = (arg ?? {}) as Arg;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(parameters[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const asked = search.toString();
  const match = endpoint.ifMatch && version !== undefined ? { 'if-match': `"${version}"` } : undefined;
  return {
    method: endpoint.method,
    path: asked ? `${path}?${asked}` : path,
    body,
    headers: { ...headers, ...match },
    ...(send && { send }),
  };
}

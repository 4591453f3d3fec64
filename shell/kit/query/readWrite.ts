import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { Endpoint, PathParams } from '@site/api/platform/contracts/endpoint';
import { api } from './api';
import type { ApiError, ApiRequest, baseQuery } from './baseQuery';

/**
 * The argument of an endpoint's hook: path parameters by name, `query` and `body` if the endpoint has them; none if
 * it has none of these. `getPost` of `/posts/:slug` takes `{ slug }`, `editPost` `{ slug, body }`, `listLeads` `{
 * query }`.
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
 * The argument of a mutation. `version` is sent as `If-Match` where the endpoint requires it, `headers` are added,
 * `send` replaces `fetch` for bodies that are not JSON.
 */
export type WriteArgOf<E> =
  ArgOf<E> extends object ? ArgOf<E> & RequestOptions : ArgOf<E> | Pick<RequestOptions, 'send' | 'version'>;

interface RequestOptions {
  version?: number;
  headers?: Record<string, string>;
  send?: ApiRequest['send'];
}

/** The argument of a query, with optional headers. */
export type ReadArgOf<E> = ArgOf<E> extends object ? ArgOf<E> & Pick<RequestOptions, 'headers'> : ArgOf<E>;

type Base = typeof baseQuery;
type Untyped<Definition> = Definition extends unknown ? Omit<Definition, 'type'> : never;
type ReadDefinition<E, Result> = Untyped<QueryDefinition<ReadArgOf<E>, Base, string, Result, 'api'>>;
type WriteDefinition<E> = Untyped<MutationDefinition<WriteArgOf<E>, Base, string, ResultOf<E>, 'api'>>;

// biome-ignore lint/suspicious/noExplicitAny: any endpoint, whatever it carries; ArgOf and ResultOf take it apart
type AnyEndpoint = Endpoint<any, any, any, any>;

/**
 * Builds a query from its contract: `build.query(read(getPost))`. With `isEmptyOn401` an anonymous visitor gets
 * `null` instead of an error.
 */
export function read<E extends AnyEndpoint>(endpoint: E): ReadDefinition<E, ResultOf<E>>;
export function read<E extends AnyEndpoint>(
  endpoint: E,
  options: { isEmptyOn401: true },
): ReadDefinition<E, ResultOf<E> | null>;
export function read<E extends AnyEndpoint>(endpoint: E, options: { isEmptyOn401?: true } = {}) {
  return {
    query: (arg: ArgOf<E>) => ({ ...buildRequest(endpoint, arg), ...options }),
    providesTags: registerTags(endpoint),
  } as unknown as ReadDefinition<E, ResultOf<E>>;
}

/**
 * Builds a mutation from its contract: `build.mutation(write(editPost))`. It invalidates reads of the same resource;
 * `changes` names one of those reads, or several, if its path does not show the resource.
 */
export function write<E extends AnyEndpoint>(
  endpoint: E,
  { changes = endpoint }: { changes?: AnyEndpoint | AnyEndpoint[] } = {},
): WriteDefinition<E> {
  const tags = [changes].flat().flatMap(registerTags);
  return {
    query: (arg: WriteArgOf<E>) => buildRequest(endpoint, arg),
    invalidatesTags: (_result: unknown, error?: ApiError) =>
      error && error.status !== PRECONDITION_FAILED ? [] : tags,
  } as unknown as WriteDefinition<E>;
}

/** Someone else changed the resource first, so cached reads of it are outdated. */
const PRECONDITION_FAILED = 412;

/** The endpoint's tags, registered with RTK Query, which warns about unknown tags. */
function registerTags(endpoint: AnyEndpoint): string[] {
  const tags = [tagOf(endpoint)];
  api.enhanceEndpoints({ addTagTypes: tags });
  return tags;
}

/** The resource: the path up to its first parameter, such as `/admin/leads` for `/admin/leads/:id/status`. */
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

export function buildRequest(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'ifMatch'>,
  arg: unknown,
): ApiRequest {
  const { query, body, version, headers, send, ...parameters } = (arg ?? {}) as Arg;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(parameters[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const queryString = search.toString();
  const match = endpoint.ifMatch && version !== undefined ? { 'if-match': `"${version}"` } : undefined;
  return {
    method: endpoint.method,
    path: queryString ? `${path}?${queryString}` : path,
    body,
    headers: { ...headers, ...match },
    ...(send && { send }),
  };
}

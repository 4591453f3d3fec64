import type { Struct } from 'superstruct';

/**
 * One call of the API as plain data, shared by the server that answers it, the browser that makes it
 * and the document that describes it.
 */
// biome-ignore lint/suspicious/noExplicitAny: a struct's schema type is irrelevant to who only checks with it
export type AnyStruct<T> = Struct<T, any>;

export interface Endpoint<Path extends string = string, Body = unknown, Query = unknown, Result = unknown> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` for parameters. */
  path: Path;
  body?: AnyStruct<Body>;
  query?: AnyStruct<Query>;
  returns?: AnyStruct<Result>;
  /** One sentence for the API document. */
  summary: string;
}

/** The names of the `:parameters` in a path, as an object type. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

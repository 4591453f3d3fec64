import { listSavedViews } from '@site/api/identity/views/contract';
import { mediaIdOf } from '@site/api/media/mediaAddress';
import type { Endpoint, PathParams } from '@site/api/platform/contracts/endpoint';
import { testErrors } from './testErrors';

const realSetTimeout = setTimeout;

/** A request to an endpoint. The types are those of any endpoint unless they are given. */
export interface FakeRequest<
  Params = Record<string, string>,
  Body = unknown,
  Query = Record<string, unknown>,
> {
  method: string;
  path: string;
  params: Params;
  /** As in the URL: every value is a string. */
  query: { [K in keyof Query]?: string };
  body: Body;
  headers: Headers;
}

/** The response of an endpoint: a body as its contract promises, a `Response`, or a function that returns either. */
export type FakeResponse<E> =
  E extends Endpoint<infer Path, infer Body, infer Query, infer Result>
    ? ResponseOf<Path, Body, Query, Result>
    : never;

type ResponseOf<Path extends string, Body, Query, Result> =
  | Response
  | Result
  | Handler<FakeRequest<PathParams<Path>, Body, Query>, Result>;

type Handler<Request, Result> = (request: Request) => Response | Result | Promise<Response | Result>;

/**
 * A fake API: a table of endpoints and responses that replaces `fetch` until the test ends. The test fails when a request
 * is not in the table, when the endpoint would reject its body, and when a response breaks the contract.
 */
export function fakeApi() {
  const table: Row[] = [];
  const requests: FakeRequest[] = [];

  const handle = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://localhost');
    // Images are files, not API calls. They are not served here.
    if (!url.pathname.startsWith('/api/') || mediaIdOf(url.pathname))
      return new Response(null, { status: 404 });
    const method = init.method ?? 'GET';
    const path = url.pathname.replace(/^\/api/, '');
    const rows = table.filter((each) => each.method === method && each.pattern.test(path));
    // As in the API, a path without parameters takes precedence over one with them.
    const row = rows.findLast(({ isStatic }) => isStatic) ?? rows.at(-1);
    // Every list asks for its saved views; tests about something else have none.
    if (!row && method === 'GET' && path === listSavedViews.path) return Response.json({ items: [] });
    const request: FakeRequest = {
      method,
      path,
      params: { ...row?.pattern.exec(path)?.groups },
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    requests.push(request);
    await delay();
    if (row) return row.respond(request);
    return failure(404, testErrors.add(`${method} ${path} is not in the table of this test`));
  };

  const api = {
    requests: requests,
    /** Sets the response of an endpoint. It replaces an earlier one for the same endpoint. */
    on<Path extends string, Body, Query, Result>(
      endpoint: Endpoint<Path, Body, Query, Result>,
      response: ResponseOf<Path, Body, Query, NoInfer<Result>>,
    ) {
      table.push(rowOf(endpoint, response));
      return api;
    },
    /** Replaces `fetch` until the test ends. */
    start() {
      globalThis.fetch = handle as typeof fetch;
      return api;
    },
  };
  return api;
}

/** With `RESPONSE_DELAY`, each response takes a random time up to so many milliseconds. */
async function delay(): Promise<void> {
  const maxDelayMs = Number(process.env.RESPONSE_DELAY ?? 0);
  // Tests with fake timers do not wait in real time.
  if (!maxDelayMs || setTimeout !== realSetTimeout) return;
  await new Promise((resolve) => setTimeout(resolve, Math.random() * maxDelayMs));
}

/** An error response in the API's format. */
export function failure(
  status: number,
  message: string,
  more: { fieldErrors?: Record<string, string>; code?: string } = {},
): Response {
  return Response.json({ success: false, message, code: 'test', requestId: 'test', ...more }, { status });
}

interface Row {
  method: string;
  pattern: RegExp;
  /** The path has no parameters. */
  isStatic: boolean;
  respond: (request: FakeRequest) => Promise<Response>;
}

function rowOf<Path extends string, Body, Query, Result>(
  endpoint: Endpoint<Path, Body, Query, Result>,
  response: ResponseOf<Path, Body, Query, Result>,
): Row {
  const { method, path, body, returns, tolerant, contentType } = endpoint;
  const name = `${method} ${path}`;
  return {
    method,
    isStatic: !path.includes(':'),
    pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    respond: async (request) => {
      const [bodyError] = body?.validate(request.body, { coerce: true, mask: tolerant }) ?? [];
      if (bodyError) testErrors.add(`${name} would reject the body: ${bodyError.message}`);
      const result =
        typeof response === 'function' ? await (response as Handler<FakeRequest, Result>)(request) : response;
      if (result instanceof Response) return result.clone();
      const [contractError] = returns?.validate(result) ?? [];
      if (contractError)
        return failure(500, testErrors.add(`${name} never returns this: ${contractError.message}`));
      if (result === undefined) return new Response(null, { status: 204 });
      return contentType ? new Response(String(result)) : Response.json(result);
    },
  };
}

import type { Endpoint } from '@site/api/wire';

/** What a test saw being asked. */
export interface Asked {
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

/** An answer: data for a success, a `Response`, or a function of what was asked that makes either. */
// biome-ignore lint/suspicious/noExplicitAny: the answer's type is that of the endpoint, checked by `on`
export type Answer = Response | object | null | ((asked: Asked) => any);

/**
 * The API as a table of endpoints and answers, in place of `fetch`. Whatever the table does not hold answers 404 and
 * is listed by `unexpected`, so that a test cannot pass by asking something else.
 */
export function fakeApi() {
  const table: { endpoint: AnyEndpoint; pattern: RegExp; answer: Answer }[] = [];
  const asked: Asked[] = [];
  const unexpected: string[] = [];

  const handle = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://localhost');
    const method = init.method ?? 'GET';
    const path = url.pathname.replace(/^\/api/, '');
    const hit = table.findLast(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path));
    const params = hit?.pattern.exec(path)?.groups ?? {};
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = {
      method,
      path,
      params,
      query: Object.fromEntries(url.searchParams),
      body,
      headers: new Headers(init.headers),
    };
    asked.push(call);
    if (!hit) {
      unexpected.push(`${method} ${path}`);
      return failure(404, `${method} ${path} is not in the table of this test`);
    }
    const answer = typeof hit.answer === 'function' ? await hit.answer(call) : hit.answer;
    return answer instanceof Response ? answer : json(answer);
  };

  const api = {
    asked,
    unexpected,
    /** Answers an endpoint; a later answer to the same endpoint takes the place of an earlier one. */
    on(endpoint: AnyEndpoint, answer: Answer) {
      const pattern = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
      table.push({ endpoint, pattern, answer });
      return api;
    },
    /** Puts the table in the place of `fetch` until the test is over. */
    start() {
      globalThis.fetch = handle as typeof fetch;
      return api;
    },
  };
  return api;
}

/** The API's answer to what it refuses. */
export function failure(
  status: number,
  message: string,
  more: { fieldErrors?: Record<string, string>; code?: string } = {},
): Response {
  return json({ success: false, message, code: 'test', requestId: 'test', ...more }, status);
}

// biome-ignore lint/suspicious/noExplicitAny: any endpoint, whatever it carries
type AnyEndpoint = Endpoint<any, any, any, any>;

function json(data: unknown, status = 200): Response {
  return new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json' } });
}

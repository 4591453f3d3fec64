import { mediaIdOf } from '@site/api/media/mediaAddress';
import type { Endpoint, PathParams } from '@site/api/platform/contracts/endpoint';
import { faults } from './faults';

/** What was asked of an endpoint; of any, as long as it is not said of which. */
export interface Asked<Params = Record<string, string>, Body = unknown, Query = Record<string, unknown>> {
  method: string;
  path: string;
  params: Params;
  /** As in the address: every value is a text. */
  query: { [K in keyof Query]?: string };
  body: Body;
  headers: Headers;
}

/** An answer to an endpoint: what its contract promises, a `Response` as it is, or a function that makes either. */
export type Answer<E> =
  E extends Endpoint<infer Path, infer Body, infer Query, infer Result>
    ? AnswerTo<Path, Body, Query, Result>
    : never;

type AnswerTo<Path extends string, Body, Query, Result> =
  | Response
  | Result
  | Make<Asked<PathParams<Path>, Body, Query>, Result>;

type Make<Call, Result> = (asked: Call) => Response | Result | Promise<Response | Result>;

/**
 * The API as a table of endpoints and answers, in place of `fetch` until the test is over. A call the table does not
 * hold, a body the endpoint would refuse and an answer that breaks the contract fail the test by themselves.
 */
export function fakeApi() {
  const table: Row[] = [];
  const asked: Asked[] = [];

  const handle = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://localhost');
    // Drawings and pictures are files, not calls; here there are none.
    if (!url.pathname.startsWith('/api/') || mediaIdOf(url.pathname))
      return new Response(null, { status: 404 });
    const method = init.method ?? 'GET';
    const path = url.pathname.replace(/^\/api/, '');
    const rows = table.filter((each) => each.method === method && each.pattern.test(path));
    // As in the API, a path that is written out is no id.
    const row = rows.findLast(({ isPlain }) => isPlain) ?? rows.at(-1);
    const call: Asked = {
      method,
      path,
      params: { ...row?.pattern.exec(path)?.groups },
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    asked.push(call);
    if (row) return row.answer(call);
    return failure(404, faults.add(`${method} ${path} is not in the table of this test`));
  };

  const api = {
    asked,
    /** Answers an endpoint; a later answer to the same endpoint takes the place of an earlier one. */
    on<Path extends string, Body, Query, Result>(
      endpoint: Endpoint<Path, Body, Query, Result>,
      answer: AnswerTo<Path, Body, Query, NoInfer<Result>>,
    ) {
      table.push(rowOf(endpoint, answer));
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
  return Response.json({ success: false, message, code: 'test', requestId: 'test', ...more }, { status });
}

interface Row {
  method: string;
  pattern: RegExp;
  /** No part of its path varies. */
  isPlain: boolean;
  answer: (asked: Asked) => Promise<Response>;
}

function rowOf<Path extends string, Body, Query, Result>(
  endpoint: Endpoint<Path, Body, Query, Result>,
  answer: AnswerTo<Path, Body, Query, Result>,
): Row {
  const { method, path, body, returns, tolerant, media } = endpoint;
  const name = `${method} ${path}`;
  return {
    method,
    isPlain: !path.includes(':'),
    pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
    answer: async (asked) => {
      const [refused] = body?.validate(asked.body, { coerce: true, mask: tolerant }) ?? [];
      if (refused) faults.add(`${name} would refuse the body: ${refused.message}`);
      const given = typeof answer === 'function' ? await (answer as Make<Asked, Result>)(asked) : answer;
      if (given instanceof Response) return given.clone();
      const [broken] = returns?.validate(given) ?? [];
      if (broken) return failure(500, faults.add(`${name} never answers this: ${broken.message}`));
      if (given === undefined) return new Response(null, { status: 204 });
      return media ? new Response(String(given)) : Response.json(given);
    },
  };
}

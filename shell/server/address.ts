import { plainPathname } from '@site/api/pathname';
import type { RequestHandler } from 'express';
import { sendProblem } from './problemPage';

const MAX_PATH = 2_000;

export interface Address {
  /** Begins with one slash, ends with none, has no empty or dot segment; every segment encoded in the one way. */
  pathname: string;
  /** The query with its question mark, or nothing. */
  search: string;
}

/**
 * The one reading of a request's target, in origin or absolute form; whatever names a host in it is left out.
 * `undefined` for one that no two programs would read alike: doubled slashes, backslashes, dot segments, control
 * characters, bytes beyond ASCII, fragments, broken escapes, and any of these behind an escape.
 */
export function readAddress(target: string): Address | undefined {
  const { path, search = '' } = TARGET.exec(target)?.groups ?? {};
  if (path === undefined || path.length > MAX_PATH) return undefined;
  const pathname = plainPathname(path);
  return pathname === undefined ? undefined : { pathname, search };
}

/** Lets nothing further in but addresses as `readAddress` writes them; the others answer 400. */
export const atTheDoor: RequestHandler = (request, response, next) => {
  const address = readAddress(request.url);
  if (!address) return sendProblem(response, 400);
  const asked = request.url;
  request.url = address.pathname + address.search;
  request.originalUrl = request.url;
  response.locals.isRespelled = asked.startsWith('/') && asked !== request.url;
  next();
};

const TARGET =
  /^(?:https?:\/\/[^/?#\\]+(?=[/?]|$)|(?=\/))(?<path>(?:\/[!"$->@-[\]-~]*)?)(?<search>\?[!"$-~]*)?$/i;

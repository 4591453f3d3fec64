import type { IncomingMessage } from 'node:http';
import { plainPathname } from '@site/api/platform/http/pathname';
import type { Middleware } from '@site/api/platform/http/runMiddleware';
import { sendErrorPage } from './sendErrorPage';

declare module 'node:http' {
  interface IncomingMessage {
    /** The target as `parseTarget` read it; `isRespelled` when the request spelled it in another way. */
    address?: Address & { isRespelled: boolean };
  }
}

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
export function parsePath(target: string): Address | undefined {
  const { path, search = '' } = TARGET.exec(target)?.groups ?? {};
  if (path === undefined || path.length > MAX_PATH) return undefined;
  if (!target.startsWith('/') && !URL.canParse(target)) return undefined;
  const pathname = plainPathname(path);
  return pathname === undefined ? undefined : { pathname, search };
}

/** A request's target as it was read; nothing for one that makes no sense. */
export function parseAddress(target: string): IncomingMessage['address'] {
  const address = parsePath(target);
  if (!address) return undefined;
  const isRespelled = target.startsWith('/') && target !== address.pathname + address.search;
  return { ...address, isRespelled };
}

/** Answers 400 to a target that `parsePath` cannot read, and passes on the others in their one spelling. */
export const parseTarget: Middleware = (request, response, next) => {
  const address = parseAddress(request.url ?? '');
  if (!address) return sendErrorPage(response, 400);
  request.url = address.pathname + address.search;
  request.address = address;
  next();
};

const TARGET =
  /^(?:https?:\/\/[^/?#\\]+(?=[/?]|$)|(?=\/))(?<path>(?:\/[!"$->@-[\]-~]*)?)(?<search>\?[!"$-~]*)?$/i;

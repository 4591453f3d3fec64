import type { IncomingMessage } from 'node:http';
import { parseUrl } from '@site/api/platform/contracts/parseUrl';
import { normalizePathname } from '@site/api/platform/http/normalizePathname';
import type { Middleware } from '@site/api/platform/http/runMiddleware';
import { sendErrorPage } from './sendErrorPage';

declare module 'node:http' {
  interface IncomingMessage {
    /** The target as `parseTarget` parsed it. `wasNormalized` when the request spelled it differently. */
    address?: Address & { wasNormalized: boolean };
  }
}

const MAX_PATH = 2_000;

export interface Address {
  /**
   * Starts with one slash, has no trailing slash and no empty or dot segment; every segment is percent-encoded in the
   * same way.
   */
  pathname: string;
  /** The query with its question mark, or an empty string. */
  search: string;
}

/**
 * Parses a request target in origin or absolute form; a host in it is ignored. Returns `undefined` for a target that
 * programs interpret differently: double slashes, backslashes, dot segments, control characters, non-ASCII bytes,
 * fragments, malformed escapes, and any of these percent-encoded.
 */
export function parsePath(target: string): Address | undefined {
  const { path, search = '' } = TARGET.exec(target)?.groups ?? {};
  if (path === undefined || path.length > MAX_PATH) return undefined;
  if (!target.startsWith('/') && !parseUrl(target)) return undefined;
  const pathname = normalizePathname(path);
  return pathname === undefined ? undefined : { pathname, search };
}

/** The parsed target; `undefined` if it is invalid. */
export function parseAddress(target: string): IncomingMessage['address'] {
  const address = parsePath(target);
  if (!address) return undefined;
  const wasNormalized = target.startsWith('/') && target !== address.pathname + address.search;
  return { ...address, wasNormalized };
}

/** Responds with 400 to a target that `parsePath` cannot parse, and normalizes `request.url` of the others. */
export const parseTarget: Middleware = (request, response, next) => {
  const address = parseAddress(request.url ?? '');
  if (!address) return sendErrorPage(response, 400);
  request.url = address.pathname + address.search;
  request.address = address;
  next();
};

const TARGET =
  /^(?:https?:\/\/[^/?#\\]+(?=[/?]|$)|(?=\/))(?<path>(?:\/[!"$->@-[\]-~]*)?)(?<search>\?[!"$-~]*)?$/i;

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
  const asked = path.replace(/\/$/, '');
  if (!asked) return { pathname: '/', search };
  const segments = asked.slice(1).split('/').map(decode);
  if (!segments.every(isPlain)) return undefined;
  return { pathname: `/${segments.map(encode).join('/')}`, search };
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

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

const isPlain = (segment: string | undefined): segment is string =>
  segment !== undefined && segment !== '' && !/^\.{1,2}$/.test(segment) && !/[/\\]|\p{Cc}/u.test(segment);

// What may stand in a path as it is stays as it is: browsers do not encode it either.
const encode = (segment: string) =>
  encodeURIComponent(segment).replace(/%(?:3A|40|2C|3B|3D|2B|24|26)/g, decodeURIComponent);

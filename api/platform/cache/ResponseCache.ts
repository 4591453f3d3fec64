import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from '../http/hasBody';
import { routePattern } from '../http/routePattern';
import { acceptedEncoding } from './acceptedEncoding';

/** Of different answers no more are kept than this, and none that is longer. */
const MOST = 100;
export const LONGEST = 128 * 1024;

interface Kept {
  /** Names and values, one after the other, but for the id of a request. */
  headers: string[];
  body: Buffer;
  pattern: string | undefined;
  isCurrent: () => boolean;
}

/**
 * Whole answers that are the same for everybody, to be said again before anything else is done for a request: byte by
 * byte what was said the first time, with the request's own id. They are told apart by target and by the form of the
 * body that the caller takes.
 */
export class ResponseCache {
  private readonly kept = new Map<string, Kept>();

  /** Keeps what was just answered for as long as it is current. Only what says itself that it is
   * everybody's, went well, and is in the form that was asked for. */
  keep(
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
    body: Buffer,
    isCurrent: () => boolean,
  ) {
    const form = acceptedEncoding(request);
    const said = (name: string) => String(response.getHeader(name) ?? '');
    const isWhole = request.method === 'GET' && response.statusCode === 200 && body.length <= LONGEST;
    const isForAll = /\bpublic\b/.test(said('Cache-Control')) && /^accept-encoding$/i.test(said('Vary'));
    if (!isWhole || !isForAll || (said('Content-Encoding') || 'identity') !== form) return;
    const names = namesIn(response).filter((name) => !/^(connection|set-cookie|x-request-id)$/i.test(name));
    const headers = names.flatMap((name) => [name, String(response.getHeader(name))]);
    const key = `${form} ${target}`;
    this.kept.delete(key);
    this.kept.set(key, { headers, body, pattern: routePattern(request), isCurrent });
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST) break;
      this.kept.delete(oldest);
    }
  }

  /** Answers with what is kept; false where nothing is, or the request asks for more than that. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !this.kept.size || !response.socket?.writable) return false;
    const asked = request.headers;
    if (asked['if-none-match'] !== undefined || hasBody(request)) return false;
    const found = this.kept.get(`${acceptedEncoding(request)} ${request.url}`);
    if (!found?.isCurrent()) return false;
    request.pattern = found.pattern;
    response.writeHead(200, ['X-Request-Id', request.id, ...found.headers]);
    response.end(found.body);
    return true;
  }
}

/** As they were written; the types know this of a client's requests only. */
const namesIn = (response: ServerResponse): string[] =>
  (response as ServerResponse & Pick<ClientRequest, 'getRawHeaderNames'>).getRawHeaderNames();

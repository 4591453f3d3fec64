import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hasBody } from '../http/hasBody';
import { routePattern } from '../http/routePattern';
import { acceptedEncoding } from './acceptedEncoding';

/** Maximum number of responses, and of bytes in each of them. */
const MAX_ENTRIES = 100;
export const MAX_BODY_BYTES = 128 * 1024;

interface CachedResponse {
  /** Names and values alternating, without the request id. */
  headers: string[];
  body: Buffer;
  pattern: string | undefined;
  isCurrent: () => boolean;
}

/**
 * Caches complete public responses and serves them before any routing, byte for byte, with the new request's
 * id. The key is the target and the content encoding.
 */
export class ResponseCache {
  private readonly responses = new LRUCache<string, CachedResponse>({ max: MAX_ENTRIES });

  /**
   * Stores a response while `isCurrent` returns true. Only successful public responses in the accepted
   * encoding are stored.
   */
  store(
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
    body: Buffer,
    isCurrent: () => boolean,
  ) {
    const form = acceptedEncoding(request);
    const getHeader = (name: string) => String(response.getHeader(name) ?? '');
    const isCacheable =
      request.method === 'GET' && response.statusCode === 200 && body.length <= MAX_BODY_BYTES;
    const isForAll =
      /\bpublic\b/.test(getHeader('Cache-Control')) && /^accept-encoding$/i.test(getHeader('Vary'));
    if (!isCacheable || !isForAll || (getHeader('Content-Encoding') || 'identity') !== form) return;
    const names = namesIn(response).filter((name) => !/^(connection|set-cookie|x-request-id)$/i.test(name));
    const headers = names.flatMap((name) => [name, String(response.getHeader(name))]);
    const pattern = routePattern(request);
    this.responses.set(`${form} ${target}`, { headers, body, pattern, isCurrent });
  }

  /**
   * Serves a cached response. Returns false without one, or when the request is conditional or has a body.
   */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !this.responses.size || !response.socket?.writable) return false;
    const { headers } = request;
    if (headers['if-none-match'] !== undefined || hasBody(request)) return false;
    const found = this.responses.get(`${acceptedEncoding(request)} ${request.url}`);
    if (!found?.isCurrent()) return false;
    request.pattern = found.pattern;
    response.writeHead(200, ['X-Request-Id', request.id, ...found.headers]);
    response.end(found.body);
    return true;
  }
}

/** Header names in their original case. Node's types declare this method only for client requests. */
const namesIn = (response: ServerResponse): string[] =>
  (response as ServerResponse & Pick<ClientRequest, 'getRawHeaderNames'>).getRawHeaderNames();

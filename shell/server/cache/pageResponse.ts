import type { IncomingMessage } from 'node:http';
import { acceptedEncoding, type Encoding } from '@site/api/platform/cache/acceptedEncoding';
import { matchesEtag } from '../http/matchesEtag';
import type { CachedPage } from './PageStore';

/** Status, headers and body of a page's response, without the headers that every response has. */
export interface PageResponse {
  status: number;
  /** Alternating names and values. */
  headers: string[];
  /** Undefined when the visitor's copy is current (304). */
  body?: Buffer;
}

/** The response to a request for a cached page. */
export function pageResponse(page: CachedPage, request: Pick<IncomingMessage, 'headers'>): PageResponse {
  const isNotModified = isCacheable(page) && matchesEtag(page.etag, request.headers['if-none-match']);
  const headers = ['Content-Security-Policy', page.policy];
  headers.push('Cache-Control', isCacheable(page) ? 'public, max-age=0, must-revalidate' : 'no-store');
  if (page.status === 503) headers.push('Retry-After', '10');
  if (isCacheable(page)) headers.push('ETag', page.etag);
  if (isNotModified) return { status: 304, headers: [...headers, 'Vary', 'Accept-Encoding'] };
  const encoding = acceptedEncoding(request);
  const body = page.bodies[encoding];
  return { status: page.status, headers: [...headers, ...bodyHeaders(encoding, body)], body };
}

/** Alternating names and values of the headers that describe the body. */
export const bodyHeaders = (encoding: Encoding, body: Buffer): string[] => [
  'Vary',
  'Accept-Encoding',
  ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  'Content-Type',
  'text/html; charset=utf-8',
  'Content-Length',
  String(body.length),
];

const isCacheable = ({ status, isCacheable }: CachedPage) => status === 200 && isCacheable;

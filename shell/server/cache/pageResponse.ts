import type { IncomingMessage } from 'node:http';
import { acceptedEncoding, type Encoding } from '@site/api/platform/cache/acceptedEncoding';
import { matchesEtag } from '../http/matchesEtag';
import type { CachedPage } from './PageStore';

/** How a page is answered, but for what every answer has. */
export interface PageResponse {
  status: number;
  /** Names and values, one after the other. */
  headers: string[];
  /** Nothing where the visitor has the page already. */
  body?: Buffer;
}

/** The answer that a page is to this request. */
export function pageResponse(page: CachedPage, request: Pick<IncomingMessage, 'headers'>): PageResponse {
  const isKnown = isCacheable(page) && matchesEtag(page.etag, request.headers['if-none-match']);
  const headers = ['Content-Security-Policy', page.policy];
  headers.push('Cache-Control', isCacheable(page) ? 'public, max-age=0, must-revalidate' : 'no-store');
  if (page.status === 503) headers.push('Retry-After', '10');
  if (isCacheable(page)) headers.push('ETag', page.etag);
  if (isKnown) return { status: 304, headers: [...headers, 'Vary', 'Accept-Encoding'] };
  const encoding = acceptedEncoding(request);
  const body = page.bodies[encoding];
  return { status: page.status, headers: [...headers, ...bodyHeaders(encoding, body)], body };
}

/** Names and values of what tells about a page's bytes. */
export const bodyHeaders = (form: Encoding, body: Buffer): string[] => [
  ...['Vary', 'Accept-Encoding'],
  ...(form === 'identity' ? [] : ['Content-Encoding', form]),
  ...['Content-Type', 'text/html; charset=utf-8'],
  ...['Content-Length', String(body.length)],
];

const isCacheable = ({ status, isCacheable }: CachedPage) => status === 200 && isCacheable;

import type { IncomingMessage } from 'node:http';
import { acceptedEncoding, type Encoding } from '@site/api/acceptedEncoding';
import { matchesEtag } from '../http/matchesEtag';
import type { CachedPage } from './HtmlCache';

/** How a page is answered, but for what every answer has. */
export interface PageResponse {
  status: number;
  /** Names and values, one after the other. */
  headers: string[];
  /** Nothing where the visitor has the page already. */
  body?: Buffer;
}

/** The answer that a page is to this request. */
export function pageResponse(page: CachedPage, { headers }: Pick<IncomingMessage, 'headers'>): PageResponse {
  const form =
    mayKeep(page) && matchesEtag(page.etag, headers['if-none-match'])
      ? 'known'
      : acceptedEncoding({ headers });
  const made = heads.get(page) ?? {};
  const head = made[form] ?? makeHead(page, form);
  made[form] = head;
  heads.set(page, made);
  return head;
}

/** They are the same for everybody, and made once. */
const heads = new WeakMap<CachedPage, Partial<Record<Encoding | 'known', PageResponse>>>();

function makeHead(page: CachedPage, form: Encoding | 'known'): PageResponse {
  const headers = ['Content-Security-Policy', page.policy];
  headers.push('Cache-Control', mayKeep(page) ? 'public, max-age=0, must-revalidate' : 'no-store');
  if (page.status === 503) headers.push('Retry-After', '10');
  if (mayKeep(page)) headers.push('ETag', page.etag);
  if (form === 'known') return { status: 304, headers: [...headers, 'Vary', 'Accept-Encoding'] };
  const body = page.bodies[form];
  return { status: page.status, headers: [...headers, ...bodyHeaders(form, body)], body };
}

/** Names and values of what tells about a page's bytes. */
export const bodyHeaders = (form: Encoding, body: Buffer): string[] => [
  ...['Vary', 'Accept-Encoding'],
  ...(form === 'identity' ? [] : ['Content-Encoding', form]),
  ...['Content-Type', 'text/html; charset=utf-8'],
  ...['Content-Length', String(body.length)],
];

const mayKeep = ({ status, mayKeep }: CachedPage) => status === 200 && mayKeep;

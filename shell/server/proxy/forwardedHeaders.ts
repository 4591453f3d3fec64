import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';

/** What concerns one connection only (RFC 9110, 7.6.1). */
const OF_A_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** What the hand-over says itself: a visitor's word for it does not count. */
const OURS =
  /^(host|content-length|expect|forwarded|via|x-real-ip|x-request-id|x-internal-key|x-forwarded-.*)$/;

/** The headers of a visitor's request as the API may see them, with who the visitor is. */
export function requestHeaders(request: Request, internalKey: string): IncomingHttpHeaders {
  const headers = withoutConnectionHeaders(request.headers);
  for (const name of Object.keys(headers)) if (OURS.test(name)) delete headers[name];
  return {
    ...headers,
    // Never left out: a call without it is one the site makes for itself.
    'x-forwarded-for': request.ip ?? '',
    'x-forwarded-proto': request.protocol,
    'x-internal-key': internalKey,
    'x-request-id': String(request.id),
  };
}

/** Headers without those that concern one connection only, its `Connection` header's own list included. */
export function withoutConnectionHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.includes(name) && !named.includes(name)),
  );
}

import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';

/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
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
/** Headers that the proxy sets itself. The visitor's values are dropped. */
const SET_BY_PROXY =
  /^(host|content-length|expect|forwarded|via|x-real-ip|x-request-id|x-internal-key|x-forwarded-.*)$/;

/** The headers of a visitor's request as the API may see them, with the visitor's address. */
export function requestHeaders(request: Request, internalKey: string): IncomingHttpHeaders {
  const headers = withoutConnectionHeaders(request.headers);
  for (const name of Object.keys(headers)) if (SET_BY_PROXY.test(name)) delete headers[name];
  return {
    ...headers,
    // Always set: the API treats a call without it as one of the site itself.
    'x-forwarded-for': request.ip ?? '',
    'x-forwarded-proto': request.protocol,
    'x-internal-key': internalKey,
    'x-request-id': String(request.id),
  };
}

/** Removes the hop-by-hop headers, including those that the `Connection` header lists. */
export function withoutConnectionHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name)),
  );
}

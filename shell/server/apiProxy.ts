import http from 'node:http';
import type { Request, RequestHandler, Response } from 'express';

/** What the shell passes on from the API under an address of its own. */
const PASSED_ON: [pattern: RegExp, target: (path: string) => string][] = [
  [/^\/api\//, (path) => path],
  [/^\/media\//, (path) => `/api${path}`],
  [/^\/blog\/rss\.xml$/, (path) => `/api${path}`],
  [/^\/(sitemap[-\d]*\.xml|robots\.txt)$/, (path) => `/api${path}`],
];

/**
 * Hands API calls on as they are, with the visitor's address and the request id. When the API is away the answer is
 * an honest 503 in the API's own error shape.
 */
export function apiProxy(apiOrigin: string, internalKey: string): RequestHandler {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
  const { hostname, port } = new URL(apiOrigin);
  return (request, response, next) => {
    const rule = PASSED_ON.find(([pattern]) => pattern.test(request.path));
    if (!rule) return next();
    const search = request.url.slice(request.path.length);
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.ip,
      'x-forwarded-proto': request.protocol,
      'x-internal-key': internalKey,
      'x-request-id': String(request.id),
    };
    const target = {
      agent,
      hostname,
      port,
      method: request.method,
      path: rule[1](request.path) + search,
      headers,
    };
    handOn(target, request, response);
  };
}

function handOn(target: http.RequestOptions, request: Request, response: Response, isSecondTry = false) {
  const upstream = http.request(target);
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  upstream.on('error', () => {
    // A kept connection that the API closed in the same moment says nothing about the API.
    const mayRepeat =
      upstream.reusedSocket && !isSecondTry && !response.headersSent && /^(GET|HEAD)$/.test(request.method);
    if (mayRepeat) handOn(target, request, response, true);
    else unavailable(request, response);
  });
  response.on('close', () => upstream.destroy());
  if (/^(GET|HEAD)$/.test(request.method)) upstream.end();
  else request.pipe(upstream);
}

function unavailable(request: Request, response: Response) {
  if (response.headersSent) return response.destroy();
  response.setHeader('Retry-After', '5');
  return response.status(503).json({
    success: false,
    message: 'The service is not available right now. Please try again in a moment.',
    code: 'unavailable',
    requestId: String(request.id),
  });
}

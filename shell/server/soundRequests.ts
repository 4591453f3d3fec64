import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { refuse, UNREADABLE } from './refuse';

const BODILESS = ['GET', 'HEAD', 'OPTIONS', 'DELETE'];
const METHODS = [...BODILESS, 'POST', 'PUT', 'PATCH'];

/**
 * Lets in what an honest client sends: a method the site knows, a body only where one belongs (told by the framing
 * headers, not by what arrives), and the address of a page or call, which is brought to its short form.
 */
export const soundRequests: RequestHandler = (request, response, next) => {
  if (!METHODS.includes(request.method))
    return refuse(request, response, {
      status: 405,
      code: 'method_not_allowed',
      message: 'There is no such method here.',
      headers: { Allow: METHODS.join(', ') },
    });
  const address = request.url.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '') || '/';
  if (!address.startsWith('/') || (BODILESS.includes(request.method) && announcesBody(request)))
    return refuse(request, response, UNREADABLE);
  request.url = address;
  request.originalUrl = address;
  next();
};

const announcesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || !/^0*$/.test(headers['content-length'] ?? '');

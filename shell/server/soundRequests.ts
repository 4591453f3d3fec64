import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { refuse, UNREADABLE } from './refuse';

const BODILESS = ['GET', 'HEAD', 'OPTIONS', 'DELETE'];
const METHODS = [...BODILESS, 'POST', 'PUT', 'PATCH'];

/**
 * Lets in what an honest client sends: a method the site knows, and a body only where one belongs, told by the
 * framing headers and not by what arrives.
 */
export const soundRequests: RequestHandler = (request, response, next) => {
  if (!METHODS.includes(request.method))
    return refuse(request, response, {
      status: 405,
      code: 'method_not_allowed',
      message: 'There is no such method here.',
      headers: { Allow: METHODS.join(', ') },
    });
  if (BODILESS.includes(request.method) && announcesBody(request))
    return refuse(request, response, UNREADABLE);
  next();
};

const announcesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || !/^0*$/.test(headers['content-length'] ?? '');

import type { ErrorRequestHandler } from 'express';
import type { ApiError } from '../contracts/endpoint';
import { isDatabaseAway } from '../db/isDatabaseAway';
import { badRequest, HttpError, unavailable } from './HttpError';

/** Renders every failure in the one shape; what is not ours to explain becomes a plain 500 and a log line. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  const refusal = refusalOf(error);
  if (refusal.status >= 500) req.log.error({ err: error }, 'request failed');
  if (res.headersSent) {
    res.destroy();
    return;
  }
  // What a deed gave the browser does not hold when the deed was undone.
  res.removeHeader('Set-Cookie');
  if (refusal.more.retryAfter) res.set('Retry-After', String(refusal.more.retryAfter));
  res.set('Cache-Control', 'no-store');
  const body: ApiError = {
    success: false,
    message: refusal.message,
    code: refusal.code,
    ...(refusal.more.fieldErrors && { fieldErrors: refusal.more.fieldErrors }),
    requestId: String(req.id),
  };
  res.status(refusal.status).json(body);
};

function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isDatabaseAway(error)) return unavailable();
  const status = statusOf(error);
  if (status === 413) return new HttpError(413, 'too_large', 'The request is too large.');
  if (status === 415) return new HttpError(415, 'unsupported_type', 'Please send JSON.');
  if (status >= 400 && status < 500) return badRequest('The request could not be read.');
  return new HttpError(500, 'internal', 'Something went wrong on our side.');
}

// body-parser, the router and the session carry the status of what they refuse.
function statusOf(error: unknown): number {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : 500;
}

import type { ErrorRequestHandler } from 'express';
import type { ApiError } from '../contracts/endpoint';
import type { Health } from '../Dependencies';
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable';
import { badRequest, HttpError, unavailable } from './HttpError';

/** Sends every error in one shape. Unexpected errors become a plain 500 and a log entry. */
export const errorHandler =
  (health: Health): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    const httpError = toHttpError(error);
    // Requests that arrive before the database is ready are expected to fail.
    const level = httpError.status === 503 && !health.isPrepared ? 'warn' : 'error';
    if (httpError.status >= 500) req.log[level]({ err: error }, 'request failed');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    // A cookie from a failed action must not be set.
    res.removeHeader('Set-Cookie');
    if (httpError.details.retryAfter) res.set('Retry-After', String(httpError.details.retryAfter));
    res.set('Cache-Control', 'no-store');
    const body: ApiError = {
      success: false,
      message: httpError.message,
      code: httpError.code,
      ...(httpError.details.fieldErrors && { fieldErrors: httpError.details.fieldErrors }),
      requestId: String(req.id),
    };
    res.status(httpError.status).json(body);
  };

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isDatabaseUnavailable(error)) return unavailable();
  const status = statusOf(error);
  if (status === 413) return new HttpError(413, 'too_large', 'The request is too large.');
  if (status === 415) return new HttpError(415, 'unsupported_type', 'Please send JSON.');
  if (status >= 400 && status < 500) return badRequest('The request could not be read.');
  return new HttpError(500, 'internal', 'Something went wrong on our side.');
}

// Errors of body-parser, the router and other middleware have a status.
function statusOf(error: unknown): number {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : 500;
}

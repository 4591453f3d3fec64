import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './sendText';

export interface ErrorResponse {
  status: 400 | 405 | 413 | 429 | 503;
  code: string;
  /** Safe to show to visitors. */
  message: string;
  headers?: Record<string, string>;
}

/** Sends an error in the API's error format for a request that is rejected or cannot be proxied. */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, headers }: ErrorResponse,
) {
  for (const [name, value] of Object.entries({ 'Cache-Control': 'no-store', ...headers }))
    response.setHeader(name, value);
  sendJson(response, status, { success: false, message, code, requestId: request.id });
}

export const UNREADABLE: ErrorResponse = {
  status: 400,
  code: 'invalid',
  message: 'The request could not be read.',
  // The rest of this connection cannot be trusted either.
  headers: { Connection: 'close' },
};

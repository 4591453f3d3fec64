import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './sendText';

export interface ErrorResponse {
  status: 400 | 405 | 413 | 429 | 503;
  code: string;
  /** Always safe to show. */
  message: string;
  headers?: Record<string, string>;
}

/** Answers, in the API's own error shape, a request that is not let in or not handed on. */
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
  // What else came on this connection is not to be trusted either.
  headers: { Connection: 'close' },
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerJson } from './plainAnswer';

export interface ShellRefusal {
  status: 400 | 405 | 413 | 429 | 503;
  code: string;
  /** Always safe to show. */
  message: string;
  headers?: Record<string, string>;
}

/** Answers, in the API's own error shape, a request that is not let in or not handed on. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, headers }: ShellRefusal,
) {
  for (const [name, value] of Object.entries({ 'Cache-Control': 'no-store', ...headers }))
    response.setHeader(name, value);
  answerJson(response, status, { success: false, message, code, requestId: request.id });
}

export const UNREADABLE: ShellRefusal = {
  status: 400,
  code: 'invalid',
  message: 'The request could not be read.',
  // What else came on this connection is not to be trusted either.
  headers: { Connection: 'close' },
};

import type { Request, Response } from 'express';

export interface ShellRefusal {
  status: 400 | 405 | 413 | 429 | 503;
  code: string;
  /** Always safe to show. */
  message: string;
  headers?: Record<string, string>;
}

/** Answers, in the API's own error shape, a request that is not let in or not handed on. */
export function refuse(
  request: Request,
  response: Response,
  { status, code, message, headers }: ShellRefusal,
) {
  response.set({ 'Cache-Control': 'no-store', ...headers });
  response.status(status).json({ success: false, message, code, requestId: String(request.id) });
}

export const UNREADABLE: ShellRefusal = {
  status: 400,
  code: 'invalid',
  message: 'The request could not be read.',
  // What else came on this connection is not to be trusted either.
  headers: { Connection: 'close' },
};

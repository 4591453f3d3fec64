import type { RequestHandler } from 'express';

/**
 * Begins with a request when the answers before it on the same connection are out. Of an answer that still waits for
 * its turn nobody says that the visitor has left, and what was opened for it would stay open.
 */
export const inTurn: RequestHandler = (_request, response, next) => {
  if (response.socket) next();
  else response.once('socket', () => next());
};

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Middleware on plain Node requests, because Express requests cost twice as much. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;

/** Runs the middleware in order, then the application. */
export function runMiddleware(
  application: RequestListener,
  steps: Middleware[],
  handleError: (error: unknown, request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  return (request, response) => {
    let index = 0;
    const next = () => {
      const step = steps[index++] ?? application;
      try {
        step(request, response, next);
      } catch (error) {
        handleError(error, request, response);
      }
    };
    next();
  };
}

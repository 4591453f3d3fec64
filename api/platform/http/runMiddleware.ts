import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** What a request passes. It knows nothing of the framework, whose requests are twice as dear as plain ones. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;

/** Runs these steps one after the other, then the application. */
export function runMiddleware(
  application: RequestListener,
  steps: Middleware[],
  handleError: (error: unknown, request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  return (request, response) => {
    let place = 0;
    const next = () => {
      const step = steps[place++] ?? application;
      try {
        step(request, response, next);
      } catch (error) {
        handleError(error, request, response);
      }
    };
    next();
  };
}

/** An error response. The message is always safe to show. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: { fieldErrors?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message);
  }
}

export function badRequest(message: string, fieldErrors?: Record<string, string>) {
  return new HttpError(400, 'invalid', message, { fieldErrors });
}

export function unauthenticated() {
  return new HttpError(401, 'sign_in_first', 'Please sign in.');
}

export function forbidden(message = 'You don’t have permission to do this.') {
  return new HttpError(403, 'forbidden', message);
}

export function factorSetUpRequired() {
  return new HttpError(403, 'factor_needed', 'Set up two-step sign-in first.');
}

/** `action`: what the user was about to do, such as `change a role`. */
export function stepUpRequired(action: string) {
  return new HttpError(403, 'step_up', `You’re about to ${action}. Confirm it’s you first.`);
}

export function crossSite() {
  return new HttpError(403, 'cross_site', 'This request did not come from this site.');
}

export function notFound(message = 'Not found.') {
  return new HttpError(404, 'not_found', message);
}

export function conflict(message: string) {
  return new HttpError(409, 'conflict', message);
}

export function preconditionFailed() {
  return new HttpError(412, 'stale', 'Someone changed this in the meantime. Reload and try again.');
}

export function unprocessable(code: string, message: string) {
  return new HttpError(422, code, message);
}

export function tooManyRequests(retryAfter: number, message = 'Too many requests. Please try again later.') {
  return new HttpError(429, 'too_many', message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });
}

export function unavailable(message = 'The service is unavailable right now. Please try again in a moment.') {
  return new HttpError(503, 'unavailable', message, { retryAfter: 5 });
}

/** Thrown by a loader when nothing exists at the address: a 404 response. */
export function notFound(): Error & { outcome: 'not-found' } {
  return Object.assign(new Error('Not found'), { outcome: 'not-found' as const });
}

/** Thrown for content that was removed for good: a 410 response, after which search engines drop the address. */
export function gone(): ReturnType<typeof notFound> & { isGone: true } {
  return Object.assign(notFound(), { isGone: true as const });
}

/** Thrown by a loader to redirect. */
export function redirect(path: string, status: 301 | 302 = 302): Error & Redirect {
  return Object.assign(new Error(`Redirect to ${path}`), { outcome: 'redirect' as const, path, status });
}

/**
 * Thrown by a loader when this address renders exactly the page of `path`: the server caches one copy for all such
 * addresses, under `path`, whose query may be one that no visitor can request.
 */
export function sameAs(path: string): Error & SameAs {
  return Object.assign(new Error(`The same as ${path}`), { outcome: 'same' as const, path });
}

export interface SameAs {
  outcome: 'same';
  path: string;
}

export interface Redirect {
  outcome: 'redirect';
  path: string;
  status: 301 | 302;
}

export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'outcome' in error && error.outcome === 'not-found';
}

/** Whether a not-found error is for removed content (410). */
export const isGone = (error: unknown): boolean =>
  isNotFound(error) && Object.hasOwn(error as object, 'isGone');

export function isRedirect(error: unknown): error is Error & Redirect {
  return typeof error === 'object' && error !== null && 'outcome' in error && error.outcome === 'redirect';
}

export function isSameAs(error: unknown): error is Error & SameAs {
  return typeof error === 'object' && error !== null && 'outcome' in error && error.outcome === 'same';
}

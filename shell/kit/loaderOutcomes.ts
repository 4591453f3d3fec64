/** Thrown by a loader when there is nothing at this address: a real 404. */
export function notFound(): Error & { outcome: 'not-found' } {
  return Object.assign(new Error('Not found'), { outcome: 'not-found' as const });
}

/** The same of what was here once and will not come back: a 410, which search engines forget at once. */
export function gone(): ReturnType<typeof notFound> & { isGone: true } {
  return Object.assign(notFound(), { isGone: true as const });
}

/** Thrown by a loader to lead elsewhere. */
export function redirect(path: string, status: 301 | 302 = 302): Error & Redirect {
  return Object.assign(new Error(`Redirect to ${path}`), { outcome: 'redirect' as const, path, status });
}

/**
 * Thrown by a loader where this address shows what that one does, to the letter: the server keeps one copy for all of
 * them, under `path`, whose query may be one that no visitor can ask for.
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

/** Whether what is not found was here once. */
export const isGone = (error: unknown): boolean =>
  isNotFound(error) && Object.hasOwn(error as object, 'isGone');

export function isRedirect(error: unknown): error is Error & Redirect {
  return typeof error === 'object' && error !== null && 'outcome' in error && error.outcome === 'redirect';
}

export function isSameAs(error: unknown): error is Error & SameAs {
  return typeof error === 'object' && error !== null && 'outcome' in error && error.outcome === 'same';
}

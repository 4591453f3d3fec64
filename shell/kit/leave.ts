/** Thrown by a loader when there is nothing at this address: a real 404. */
export function notFound(): Error & { leave: 'not-found' } {
  return Object.assign(new Error('Not found'), { leave: 'not-found' as const });
}

/** Thrown by a loader to lead elsewhere. */
export function redirect(path: string, status: 301 | 302 = 302): Error & Redirect {
  return Object.assign(new Error(`Redirect to ${path}`), { leave: 'redirect' as const, path, status });
}

export interface Redirect {
  leave: 'redirect';
  path: string;
  status: 301 | 302;
}

export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'leave' in error && error.leave === 'not-found';
}

export function isRedirect(error: unknown): error is Error & Redirect {
  return typeof error === 'object' && error !== null && 'leave' in error && error.leave === 'redirect';
}

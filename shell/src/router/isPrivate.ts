import type { Resolved } from './resolve';

/**
 * True where nothing outside of the site may learn the address: on pages that say so, and wherever no page was found,
 * since a mistyped link may hold anything.
 */
export function isPrivate({ status, route }: Pick<Resolved, 'status' | 'route'>): boolean {
  return status !== 200 || !route || Boolean(route.isPrivate);
}

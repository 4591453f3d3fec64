import type { Settings } from '../../kit';
import { paths } from '../../paths';
import { isBelow } from './findRoute';
import type { Resolved } from './resolve';

/**
 * True where nothing outside of the site may learn the address: on pages that say so, and wherever no page was found,
 * since a mistyped link may hold anything.
 */
export function isPrivate({ status, route }: Pick<Resolved, 'status' | 'route'>): boolean {
  return status !== 200 || !route || Boolean(route.isPrivate);
}

/** Whether scripts of other firms may run in its document: not where it is private, nor in a frame of somebody else's. */
export const mayHaveTags = (resolved: Pick<Resolved, 'status' | 'route' | 'url'>): boolean =>
  !isPrivate(resolved) && !isBelow(paths.embedded, resolved.url.split('?')[0] ?? '');

/** Whether a script of another firm may come into its document: one is configured, and may. */
export const hasTags = (
  { tagManagerId, adsId }: Pick<Settings, 'tagManagerId' | 'adsId'>,
  resolved: Parameters<typeof mayHaveTags>[0],
): boolean => Boolean(tagManagerId || adsId) && mayHaveTags(resolved);

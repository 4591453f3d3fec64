import type { Settings } from '../../kit';
import { paths } from '../../paths';
import { isBelow } from './findRoute';
import type { Resolved } from './resolvePage';

/**
 * Whether the URL must not reach third parties: on private pages, and on 404 pages, because a mistyped link may
 * contain anything.
 */
export function isPrivate({ status, route }: Pick<Resolved, 'status' | 'route'>): boolean {
  return status !== 200 || !route || Boolean(route.isPrivate);
}

/** Whether third-party scripts may run in the document: not on private or embedded pages. */
export const mayHaveTags = (resolved: Pick<Resolved, 'status' | 'route' | 'url'>): boolean =>
  !isPrivate(resolved) && !isBelow(paths.embedded, resolved.url.split('?')[0] ?? '');

/** Whether a third-party script is configured and may run. */
export const hasTags = (
  { tagManagerId, adsId }: Pick<Settings, 'tagManagerId' | 'adsId'>,
  resolved: Parameters<typeof mayHaveTags>[0],
): boolean => Boolean(tagManagerId || adsId) && mayHaveTags(resolved);

import type { Member } from '@site/api/identity/users/contract';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { useEffect, useEffectEvent } from 'react';
import { useGetSessionQuery } from './sessionApi';

/**
 * Returns the signed-in member: at once after sign-in, from the API when a screen is opened by its URL. Redirects
 * anonymous visitors to the sign-in page, which leads back here.
 */
export function useMember(): { member?: Member; error?: ApiError; retry: () => void } {
  const { user, start } = useSession();
  const query = useGetSessionQuery(undefined, { skip: user !== null });
  const error = query.error as ApiError | undefined;
  const isAnonymous = !user && query.data === null;

  const begin = useEffectEvent(start);
  useEffect(() => {
    if (query.data) begin(query.data);
  }, [query.data]);
  useEffect(() => {
    if (isAnonymous) location.replace(signInAddress());
  }, [isAnonymous]);

  return { member: user ?? undefined, error: user ? undefined : error, retry: query.refetch };
}

/** Returns the URL of the sign-in page that leads back here. */
export function signInAddress(): string {
  return `${paths.admin.login}?next=${encodeURIComponent(location.pathname + location.search)}`;
}

import type { Member } from '@site/api/identity/users/contract';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { useEffect, useEffectEvent } from 'react';
import { useGetSessionQuery } from './sessionApi';

/**
 * Who is signed in. Known at once after a sign-in; asked for when a screen is opened by its address. Strangers are
 * led to the sign-in and come back here after it.
 */
export function useMember(): { member?: Member; error?: ApiError; retry: () => void } {
  const { user, start } = useSession();
  const asked = useGetSessionQuery(undefined, { skip: user !== null });
  const error = asked.error as ApiError | undefined;
  const isStranger = !user && asked.data === null;

  const begin = useEffectEvent(start);
  useEffect(() => {
    if (asked.data) begin(asked.data);
  }, [asked.data]);
  useEffect(() => {
    if (isStranger) location.replace(signInAddress());
  }, [isStranger]);

  return { member: user ?? undefined, error: user ? undefined : error, retry: asked.refetch };
}

/** The sign-in, and back here after it. */
export function signInAddress(): string {
  return `${paths.admin.login}?next=${encodeURIComponent(location.pathname + location.search)}`;
}

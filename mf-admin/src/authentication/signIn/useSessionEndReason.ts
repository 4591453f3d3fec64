import { useGetSessionEndQuery } from '../../session/sessionApi';

/** Why this browser's session ended, if the member may not know. */
export function useSessionEndReason(): string | undefined {
  const { data } = useGetSessionEndQuery(undefined, { refetchOnMountOrArgChange: true });
  return data?.reason ? SIXTH_DEVICE : undefined;
}

const SIXTH_DEVICE =
  'You were signed out because your account signed in on a sixth device. You can be signed in on five devices at once.';

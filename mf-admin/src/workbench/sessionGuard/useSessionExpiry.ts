import { useSession } from '@site/shell/kit/query';
import { lastMemberActivity } from '@site/shell/kit/workbench';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * When the session expires: an hour after the last request or twelve hours after sign-in. Undefined until five minutes
 * before; `onExpired` is called at the end.
 */
export function useSessionExpiry(onExpired: () => void): SessionExpiry | undefined {
  const { session } = useSession();
  const [expiry, setExpiry] = useState<SessionExpiry>();
  const end = useEffectEvent(onExpired);
  useEffect(() => {
    if (!session) return undefined;
    const began = Date.now();
    const idleFor = Date.parse(session.idleUntil) - began;
    const latest = Date.parse(session.endsAt);
    const check = () => {
      // The API records activity once a minute.
      const idleUntil = Math.max(began, lastMemberActivity()) + idleFor - ACTIVITY_RESOLUTION_MS;
      const until = Math.min(idleUntil, latest);
      const isSoon = until - Date.now() < WARNING_MS;
      setExpiry((before) => {
        if (!isSoon) return undefined;
        return before?.until === until ? before : { until, isFinal: latest <= idleUntil };
      });
      if (until > Date.now()) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      setExpiry(undefined);
    };
  }, [session]);
  return expiry;
}

export interface SessionExpiry {
  /** Milliseconds since 1970. */
  until: number;
  /** The session cannot be extended. */
  isFinal: boolean;
}

const CHECK_INTERVAL_MS = 5000;
const ACTIVITY_RESOLUTION_MS = 60_000;
const WARNING_MS = 5 * 60_000;

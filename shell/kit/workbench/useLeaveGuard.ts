import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LEAVING } from '../leaving';

/**
 * Keeps unsaved work on the page: another address of the site waits until the member has decided, and the browser
 * asks before the tab is closed. Another query of the same address is no leaving. `keep` is a last try to keep the work,
 * true where that makes the question needless.
 */
export function useLeaveGuard(isUnsaved: boolean, keep: () => boolean = () => false): LeaveGuard {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ url: string }>();
  const [isLifted, setIsLifted] = useState(false);
  const isHeld = isUnsaved && !isLifted;
  const handleLeaving = useEffectEvent((event: CustomEvent<string>) => {
    if (new URL(event.detail, location.href).pathname === pathname || keep()) return;
    event.preventDefault();
    setWanted({ url: event.detail });
  });
  const handleClosing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!keep()) event.preventDefault();
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: Event) => handleLeaving(event as CustomEvent<string>);
    const warn = (event: BeforeUnloadEvent) => handleClosing(event);
    window.addEventListener(LEAVING, ask);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener(LEAVING, ask);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isHeld]);
  // Only once nobody stops it any more.
  const go = useEffectEvent((url: string) => navigate(url));
  useEffect(() => {
    if (isLifted && wanted) go(wanted.url);
  }, [isLifted, wanted]);
  return {
    isAsked: wanted !== undefined && !isLifted,
    stay: () => setWanted(undefined),
    leave: () => setIsLifted(true),
  };
}

export interface LeaveGuard {
  /** The member wants to go elsewhere and has not decided yet. */
  isAsked: boolean;
  stay: () => void;
  /** Gives the unsaved work up and goes where the member wanted. */
  leave: () => void;
}

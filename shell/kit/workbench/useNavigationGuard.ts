import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BEFORE_NAVIGATION } from '../beforeNavigation';

/**
 * Keeps unsaved work on the page: another address of the site waits until the member has decided, and the browser
 * asks before the tab is closed. Another query of the same address is no leaving. `keep` is a last try to keep the work,
 * true where that makes the question needless.
 */
export function useNavigationGuard(isUnsaved: boolean, keep: () => boolean = () => false): NavigationGuard {
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
    window.addEventListener(BEFORE_NAVIGATION, ask);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener(BEFORE_NAVIGATION, ask);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isHeld]);
  // Only once nobody stops it any more.
  const go = useEffectEvent((url: string) => navigate(url));
  useEffect(() => {
    if (isLifted && wanted) go(wanted.url);
  }, [isLifted, wanted]);
  return {
    isBlocked: wanted !== undefined && !isLifted,
    stay: () => setWanted(undefined),
    proceed: () => setIsLifted(true),
  };
}

export interface NavigationGuard {
  /** The member wants to go elsewhere and has not decided yet. */
  isBlocked: boolean;
  stay: () => void;
  /** Gives the unsaved work up and goes where the member wanted. */
  proceed: () => void;
}

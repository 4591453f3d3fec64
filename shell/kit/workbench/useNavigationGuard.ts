import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BEFORE_NAVIGATION } from '../beforeNavigation';

/**
 * Guards unsaved changes: navigation to another path waits for the user's decision, and the browser asks before the
 * tab closes. A change of the query is not guarded. `save` is a last attempt to save, true if the guard is then
 * unnecessary.
 */
export function useNavigationGuard(isUnsaved: boolean, save: () => boolean = () => false): NavigationGuard {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [pending, setWanted] = useState<{ url: string }>();
  const [isReleased, setIsLifted] = useState(false);
  const isGuarding = isUnsaved && !isReleased;
  const handleLeaving = useEffectEvent((event: CustomEvent<string>) => {
    if (new URL(event.detail, location.href).pathname === pathname || save()) return;
    event.preventDefault();
    setWanted({ url: event.detail });
  });
  const handleClosing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!save()) event.preventDefault();
  });
  useEffect(() => {
    if (!isGuarding) return undefined;
    const handleEvent = (event: Event) => handleLeaving(event as CustomEvent<string>);
    const warn = (event: BeforeUnloadEvent) => handleClosing(event);
    window.addEventListener(BEFORE_NAVIGATION, handleEvent);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener(BEFORE_NAVIGATION, handleEvent);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isGuarding]);
  // Navigates only after the guard is released.
  const go = useEffectEvent((url: string) => navigate(url));
  useEffect(() => {
    if (isReleased && pending) go(pending.url);
  }, [isReleased, pending]);
  return {
    isBlocked: pending !== undefined && !isReleased,
    stay: () => setWanted(undefined),
    proceed: () => setIsLifted(true),
  };
}

export interface NavigationGuard {
  /** Navigation is blocked until the user decides. */
  isBlocked: boolean;
  stay: () => void;
  /** Discards the unsaved changes and continues the navigation. */
  proceed: () => void;
}

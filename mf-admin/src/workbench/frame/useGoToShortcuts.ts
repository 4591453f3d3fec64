import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { shortcutKey } from '../../keyboard/shortcutKey';
import type { Screen } from '../screen/Screen';

/** `g` followed by a screen's letter opens that screen. Another key or two seconds cancel it. */
export function useGoToShortcuts(screens: Screen[]): void {
  const navigate = useNavigate();
  const handle = useEffectEvent((letter: string) => {
    const screen = screens.find(({ shortcut: key }) => key === letter);
    if (screen) navigate(screen.path);
    return screen !== undefined;
  });
  useEffect(() => {
    let startedAt: number | undefined;
    const handleKey = (event: KeyboardEvent) => {
      const key = shortcutKey(event);
      const isStarted = startedAt !== undefined && event.timeStamp - startedAt < TIMEOUT_MS;
      startedAt = key === 'g' && !isStarted ? event.timeStamp : undefined;
      if (!key || !isStarted || !handle(key)) return;
      // The letter may mean something else to the screen.
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
}

const TIMEOUT_MS = 2000;

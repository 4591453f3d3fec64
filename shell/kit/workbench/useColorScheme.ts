import { useEffect, useState } from 'react';
import { readStorage, writeStorage } from '../browserStorage';

/**
 * The color scheme: the system's, until the user chooses; the choice is stored on the device. Several components can
 * use it at once.
 */
export function useColorScheme(): { isDark: boolean; toggle: () => void } {
  const [isDark, setIsDark] = useState(isDarkNow);
  useEffect(() => {
    const update = () => setIsDark(isDarkNow());
    const stored = readStoredScheme();
    if (stored) document.documentElement.dataset.theme = stored;
    update();
    const system = matchMedia(DARK);
    system.addEventListener('change', update);
    window.addEventListener(CHANGED, update);
    return () => {
      system.removeEventListener('change', update);
      window.removeEventListener(CHANGED, update);
    };
  }, []);
  return { isDark, toggle: () => choose(isDark ? 'light' : 'dark') };
}

const DARK = '(prefers-color-scheme: dark)';
const CHANGED = 'scheme-changed';
const KEY = 'theme';

function isDarkNow(): boolean {
  const chosen = document.documentElement.dataset.theme ?? readStoredScheme();
  return chosen ? chosen === 'dark' : matchMedia(DARK).matches;
}

function choose(scheme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = scheme;
  writeStorage(KEY, scheme);
  window.dispatchEvent(new Event(CHANGED));
}

function readStoredScheme(): string | undefined {
  const stored = readStorage(KEY);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

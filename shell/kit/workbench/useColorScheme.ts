import { useEffect, useState } from 'react';
import { readStorage, writeStorage } from '../browserStorage';

/**
 * Light or dark: as the visitor's system is set, until they choose; the choice is remembered on this device.
 * Several parts of a page may use it at once.
 */
export function useColorScheme(): { isDark: boolean; toggle: () => void } {
  const [isDark, setIsDark] = useState(isDarkNow);
  useEffect(() => {
    const update = () => setIsDark(isDarkNow());
    const kept = chosenBefore();
    if (kept) document.documentElement.dataset.theme = kept;
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
  const chosen = document.documentElement.dataset.theme ?? chosenBefore();
  return chosen ? chosen === 'dark' : matchMedia(DARK).matches;
}

function choose(scheme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = scheme;
  writeStorage(KEY, scheme);
  window.dispatchEvent(new Event(CHANGED));
}

function chosenBefore(): string | undefined {
  const kept = readStorage(KEY);
  return kept === 'light' || kept === 'dark' ? kept : undefined;
}

import { useEffect, useState } from 'react';

/**
 * Light or dark: as the visitor's system is set, until they choose; the choice is remembered on this device.
 * Several parts of a page may use it at once.
 */
export function useScheme(): { isDark: boolean; toggle: () => void } {
  const [isDark, setIsDark] = useState(isDarkNow);
  useEffect(() => {
    const update = () => setIsDark(isDarkNow());
    const kept = remembered();
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
  const chosen = document.documentElement.dataset.theme ?? remembered();
  return chosen ? chosen === 'dark' : matchMedia(DARK).matches;
}

function choose(scheme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = scheme;
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function remembered(): string | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : undefined;
  } catch {
    return undefined;
  }
}

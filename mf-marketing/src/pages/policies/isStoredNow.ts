/**
 * Whether this browser stores one of the names of a row: `draft:…` stands for all names with this prefix. Only
 * in the browser.
 */
export function isStoredNow({ name, where }: { name: string; where: string }): boolean {
  const held = NAMES_IN[where]?.() ?? [];
  return name.split(', ').some((wanted) => held.some((stored) => isNamed(stored, wanted)));
}

const isNamed = (stored: string, wanted: string) =>
  wanted.endsWith('…') ? stored.startsWith(wanted.slice(0, -1)) : stored === wanted;

const NAMES_IN: Record<string, () => string[]> = {
  'Local storage': () => namesOf('localStorage'),
  'Session storage': () => namesOf('sessionStorage'),
  Cookie: () => document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
};

function namesOf(memory: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(window[memory]);
  } catch {
    return [];
  }
}

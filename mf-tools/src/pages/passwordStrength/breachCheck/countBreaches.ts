import { passwordHash, splitHash } from './passwordHash';

/** How often a password is in known leaks, or that nobody could say. Only five signs of its fingerprint are sent. */
export async function countBreaches(password: string): Promise<number | 'unavailable'> {
  try {
    const hash = await passwordHash(password);
    if (!hash) return 'unavailable';
    const { prefix, suffix } = splitHash(hash);
    const { fetchPwnedRange } = await import('./fetchPwnedRange');
    return breachCountOf(await fetchPwnedRange(prefix), suffix);
  } catch {
    return 'unavailable';
  }
}

/** Finds an ending among lines of `ENDING:COUNT`; padding lines count 0. */
export function breachCountOf(range: string, ending: string): number {
  const line = range.split(/\r?\n/).find((entry) => entry.toUpperCase().startsWith(`${ending}:`));
  return line ? Number(line.slice(ending.length + 1)) : 0;
}

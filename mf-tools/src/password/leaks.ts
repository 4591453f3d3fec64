import { fingerprint, split } from './fingerprint';

/** How often a password is in known leaks, or that nobody could say. Only five signs of its fingerprint are sent. */
export async function countLeaks(password: string): Promise<number | 'unavailable'> {
  try {
    const hash = await fingerprint(password);
    if (!hash) return 'unavailable';
    const { leaves, stays } = split(hash);
    const { askRange } = await import('./askRange');
    return countIn(await askRange(leaves), stays);
  } catch {
    return 'unavailable';
  }
}

/** Finds an ending among lines of `ENDING:COUNT`; padding lines count 0. */
export function countIn(range: string, ending: string): number {
  const line = range.split(/\r?\n/).find((entry) => entry.toUpperCase().startsWith(`${ending}:`));
  return line ? Number(line.slice(ending.length + 1)) : 0;
}

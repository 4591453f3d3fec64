import { hashPassword, splitHash } from './hashPassword';

/** Number of known breaches of a password, or `unavailable`. Sends only five characters of its hash. */
export async function countBreaches(password: string): Promise<number | 'unavailable'> {
  try {
    const hash = await hashPassword(password);
    if (!hash) return 'unavailable';
    const { prefix, suffix } = splitHash(hash);
    const { fetchPwnedRange } = await import('./fetchPwnedRange');
    return parseBreachCount(await fetchPwnedRange(prefix), suffix);
  } catch {
    return 'unavailable';
  }
}

/** Finds a suffix among lines of `SUFFIX:COUNT`; padding lines have a count of 0. */
export function parseBreachCount(range: string, suffix: string): number {
  const line = range.split(/\r?\n/).find((entry) => entry.toUpperCase().startsWith(`${suffix}:`));
  return line ? Number(line.slice(suffix.length + 1)) : 0;
}

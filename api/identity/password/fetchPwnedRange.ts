import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const ranges = new LRUCache<string, string>({ max: 200, ttl: 600_000 });

/**
 * Returns how often a password appears in known breaches, or undefined when the list is unavailable. Only
 * five digits of its SHA-1 are sent.
 */
export async function countBreaches(listUrl: string, password: string): Promise<number | undefined> {
  const sha1 = createHash('sha1').update(password).digest('hex').toUpperCase();
  const range = await fetchPwnedRange(listUrl, sha1.slice(0, 5));
  const line = range?.split(/\r?\n/).find((one) => one.startsWith(`${sha1.slice(5)}:`));
  // Padding entries have the count 0.
  return range === undefined ? undefined : Number(line?.split(':')[1] ?? 0);
}

/**
 * Fetches the breach list for a hash prefix. The server fetches it, so that the list never sees a visitor's
 * address, and asks for padding, so that the length reveals nothing. Undefined when the list is unavailable.
 */
export async function fetchPwnedRange(listUrl: string, prefix: string): Promise<string | undefined> {
  const address = `${listUrl}${prefix}`;
  const cached = ranges.get(address);
  if (cached !== undefined) return cached;
  try {
    const response = await fetch(address, {
      headers: { 'Add-Padding': 'true', 'User-Agent': 'password-strength-tool' },
      signal: AbortSignal.timeout(3000),
      redirect: 'error',
    });
    if (!response.ok) return undefined;
    const range = (await response.text()).slice(0, 200_000);
    if (!/^[0-9A-F]{35}:\d+/.test(range)) return undefined;
    ranges.set(address, range);
    return range;
  } catch {
    return undefined;
  }
}

import { createHash } from 'node:crypto';

const kept = new Map<string, { range: string; at: number }>();
const keptFor = 600_000;

/** How often a password appears in known breaches; undefined when the list is out of reach. Only five digits of its SHA-1 leave this process. */
export async function breachesOf(listUrl: string, password: string): Promise<number | undefined> {
  const sha1 = createHash('sha1').update(password).digest('hex').toUpperCase();
  const range = await pwnedRange(listUrl, sha1.slice(0, 5));
  const line = range?.split(/\r?\n/).find((one) => one.startsWith(`${sha1.slice(5)}:`));
  // What pads the answer is said to appear 0 times.
  return range === undefined ? undefined : Number(line?.split(':')[1] ?? 0);
}

/**
 * The breach list's answer for a prefix, asked for by us so that it never sees a visitor's address, and
 * padded so that its length tells nothing. Undefined when the list is out of reach.
 */
export async function pwnedRange(listUrl: string, prefix: string): Promise<string | undefined> {
  const address = `${listUrl}${prefix}`;
  const known = kept.get(address);
  if (known && Date.now() - known.at < keptFor) return known.range;
  try {
    const response = await fetch(address, {
      headers: { 'Add-Padding': 'true', 'User-Agent': 'password-strength-tool' },
      signal: AbortSignal.timeout(3000),
      redirect: 'error',
    });
    if (!response.ok) return undefined;
    const range = (await response.text()).slice(0, 200_000);
    if (!/^[0-9A-F]{35}:\d+/.test(range)) return undefined;
    if (kept.size >= 200) kept.clear();
    kept.set(address, { range, at: Date.now() });
    return range;
  } catch {
    return undefined;
  }
}

/** Identifies the current version of a public page by status and ETag. */
export async function fetchPageTag(path: string): Promise<string> {
  const { status, headers } = await fetch(path, { method: 'HEAD', cache: 'no-store' });
  return `${status} ${headers.get('etag')}`;
}

/** Seconds until the public page at a path changed; undefined if it did not within a minute. */
export async function waitUntilPublic(path: string, before: string): Promise<number | undefined> {
  const began = Date.now();
  while (Date.now() - began < TIMEOUT_MS) {
    const now = await fetchPageTag(path).catch(() => before);
    if (now !== before && now.startsWith('200')) return (Date.now() - began) / 1000;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return undefined;
}

const TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 500;

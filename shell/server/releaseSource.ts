import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads one file of the release store, which is a folder or an `https:` base address. Rejects when it is not there. */
export type ReadReleaseFile = (path: string) => Promise<Buffer>;

export function releaseSource(store: string): ReadReleaseFile {
  if (!/^https?:/.test(store)) return (path) => readFile(join(store, path));
  return async (path) => {
    const response = await fetch(`${store.replace(/\/$/, '')}/${path}`, {
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
}

import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Many times the size of the largest release file. The content is held in memory before its signature is known. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Reads one file of the release store, which is a folder or a base URL. Rejects when it does not exist or is too
 * large.
 */
export type ReadReleaseFile = (path: string) => Promise<Buffer>;

export function releaseSource(store: string, maxBytes = MAX_BYTES): ReadReleaseFile {
  const isFolder = !/^https?:/.test(store);
  return async (path) => {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of isFolder ? fileParts(join(store, path)) : responseParts(store, path)) {
      size += part.length;
      // Leaving the loop stops reading.
      if (size > maxBytes) throw new Error(`${path} is larger than ${maxBytes} bytes`);
      parts.push(Buffer.from(part));
    }
    return Buffer.concat(parts);
  };
}

async function* fileParts(path: string): AsyncGenerator<Uint8Array> {
  yield* (await open(path)).createReadStream();
}

async function* responseParts(store: string, path: string): AsyncGenerator<Uint8Array> {
  const response = await fetch(`${store.replace(/\/$/, '')}/${path}`, {
    signal: AbortSignal.timeout(10_000),
    redirect: 'error',
  });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  yield* response.body;
}

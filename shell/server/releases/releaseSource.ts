import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Many times the largest file a release has. Nothing is signed of what is read first, and all of it is held in memory. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Reads one file of the release store, which is a folder or a base address. Rejects when it is not there, or too large. */
export type ReadReleaseFile = (path: string) => Promise<Buffer>;

export function releaseSource(store: string, mostBytes = MOST_BYTES): ReadReleaseFile {
  const isFolder = !/^https?:/.test(store);
  return async (path) => {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of isFolder ? fileParts(join(store, path)) : answerParts(store, path)) {
      size += part.length;
      // Leaving the loop ends the reading.
      if (size > mostBytes) throw new Error(`${path} is larger than ${mostBytes} bytes`);
      parts.push(Buffer.from(part));
    }
    return Buffer.concat(parts);
  };
}

async function* fileParts(path: string): AsyncGenerator<Uint8Array> {
  yield* (await open(path)).createReadStream();
}

async function* answerParts(store: string, path: string): AsyncGenerator<Uint8Array> {
  const response = await fetch(`${store.replace(/\/$/, '')}/${path}`, {
    signal: AbortSignal.timeout(10_000),
    redirect: 'error',
  });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  yield* response.body;
}

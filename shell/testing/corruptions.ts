import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Ways in which a file on disk may be corrupted. */
export const corruptions: Record<string, (path: string) => void> = {
  flipped: (path) => {
    const bytes = readFileSync(path);
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(path, bytes);
  },
  truncated: (path) => {
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, bytes.length >> 1));
  },
  emptied: (path) => writeFileSync(path, ''),
  removed: (path) => rmSync(path),
};

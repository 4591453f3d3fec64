import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** What a disk or a hand may do to a file. */
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

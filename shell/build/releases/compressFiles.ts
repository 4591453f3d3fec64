import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Writes a Brotli copy of every text file that it makes smaller. */
export function compressFiles(folder: string) {
  for (const file of listFiles(folder).filter((name) => /\.(js|svg|css|json|webmanifest|vtt)$/.test(name))) {
    const bytes = readFileSync(join(folder, file));
    const small = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
    if (small.length < bytes.length) writeFileSync(join(folder, `${file}.br`), small);
  }
}

/** The paths of a build's files relative to its folder, sorted, without source maps and the manifest. */
export const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'release.json' && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

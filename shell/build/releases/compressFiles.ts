import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Puts a brotli copy beside every text file that it makes smaller. */
export function compressFiles(folder: string) {
  for (const file of listFiles(folder).filter((name) => /\.(js|svg|css|json|webmanifest|vtt)$/.test(name))) {
    const bytes = readFileSync(join(folder, file));
    const small = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
    if (small.length < bytes.length) writeFileSync(join(folder, `${file}.br`), small);
  }
}

/** The files of a build by their paths in its folder, sorted, source maps and its description left out. */
export const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'release.json' && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

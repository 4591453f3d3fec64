import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder with `seed/` and, after a build, `media/`: the variable API_ASSETS, else the folder of the
 * build, else `api/`.
 */
export function assetsFolder(): string {
  const sources = join(import.meta.dirname, '../..');
  const folders = [process.env.API_ASSETS, import.meta.dirname, dirname(process.argv[1] ?? '.'), sources];
  return folders.find((folder) => folder && existsSync(join(folder, 'seed'))) ?? sources;
}

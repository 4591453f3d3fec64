import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds `seed/` and, once built, `media/`: the variable API_ASSETS, else the folder of a build's
 * files, else `api/` itself.
 */
export function assetsFolder(): string {
  const sources = join(import.meta.dirname, '../..');
  const folders = [process.env.API_ASSETS, import.meta.dirname, dirname(process.argv[1] ?? '.'), sources];
  return folders.find((folder) => folder && existsSync(join(folder, 'seed'))) ?? sources;
}

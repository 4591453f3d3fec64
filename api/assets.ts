import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds `seed/` and, once built, `media/`: named by API_ASSETS, or the folder of this
 * file, which is `api/` in source and `api/dist/` in a build.
 */
export function assetsFolder(): string {
  const places = [process.env.API_ASSETS, import.meta.dirname, dirname(process.argv[1] ?? '.')];
  const found = places.find((place) => place && existsSync(join(place, 'seed')));
  return found ?? (import.meta.dirname as string);
}

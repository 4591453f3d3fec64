import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assetsFolder } from '../../assets';

const kept = new Map<string, string>();

/** A post's cover by its file name. A build has drawn it; in source it is drawn when first asked for. */
export async function cover(name: string): Promise<string | undefined> {
  if (!/^[a-z0-9-]{1,100}\.svg$/.test(name)) return undefined;
  const svg = kept.get(name) ?? (await readDrawn(name)) ?? (await draw(name));
  if (svg) kept.set(name, svg);
  return svg;
}

async function readDrawn(name: string): Promise<string | undefined> {
  return readFile(join(assetsFolder(), 'media', 'covers', name), 'utf8').catch(() => undefined);
}

async function draw(name: string): Promise<string | undefined> {
  const file = join(assetsFolder(), 'seed', 'covers', name.replace('.svg', '.drawing.ts'));
  if (!existsSync(file)) return undefined;
  const module = (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as { default: string };
  return module.default;
}

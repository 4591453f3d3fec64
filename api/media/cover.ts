import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompressedText, compressed } from '../platform/cache/compressed';
import { assetsFolder } from '../platform/configuration/assetsFolder';

const kept = new Map<string, CompressedText>();

/** A post's cover by its file name, as the build has drawn it. */
export async function cover(name: string): Promise<CompressedText | undefined> {
  if (!/^[a-z0-9-]{1,100}\.svg$/.test(name)) return undefined;
  const svg = kept.get(name) ?? (await readDrawn(name));
  if (svg) kept.set(name, svg);
  return svg;
}

async function readDrawn(name: string): Promise<CompressedText | undefined> {
  const svg = await readFile(join(assetsFolder(), 'media', 'covers', name), 'utf8').catch(() => undefined);
  return svg === undefined ? undefined : compressed(svg);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompressedText, compress } from '../platform/cache/compress';
import { assetsFolder } from '../platform/configuration/assetsFolder';

const kept = new Map<string, CompressedText>();

/** Reads a post's cover, which the build has generated, by its file name. */
export async function readCover(name: string): Promise<CompressedText | undefined> {
  if (!/^[a-z0-9-]{1,100}\.svg$/.test(name)) return undefined;
  const svg = kept.get(name) ?? (await readDrawn(name));
  if (svg) kept.set(name, svg);
  return svg;
}

async function readDrawn(name: string): Promise<CompressedText | undefined> {
  const svg = await readFile(join(assetsFolder(), 'media', 'covers', name), 'utf8').catch(() => undefined);
  return svg === undefined ? undefined : compress(svg);
}

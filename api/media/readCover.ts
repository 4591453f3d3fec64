import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type CompressedText, compress } from '../platform/cache/compress';
import { assetsFolder } from '../platform/configuration/assetsFolder';

const covers = new LRUCache<string, CompressedText>({ max: 1_000 });

/** Reads a post's cover, which the build has generated, by its file name. */
export async function readCover(name: string): Promise<CompressedText | undefined> {
  if (!/^[a-z0-9-]{1,100}\.svg$/.test(name)) return undefined;
  const svg = covers.get(name) ?? (await readGenerated(name));
  if (svg) covers.set(name, svg);
  return svg;
}

async function readGenerated(name: string): Promise<CompressedText | undefined> {
  const svg = await readFile(join(assetsFolder(), 'media', 'covers', name), 'utf8').catch(() => undefined);
  return svg === undefined ? undefined : compress(svg);
}

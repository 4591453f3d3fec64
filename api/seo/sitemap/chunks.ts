import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import mongoose from 'mongoose';
import type { SitemapEntry } from './contract';
import { SitemapChunk } from './model';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Far below the 16 MB of a record, as entries have at most 10 images. */
const ENTRIES_PER_CHUNK = 10_000;
const MAX_CHUNK_BYTES = 64_000_000;

/** Stores a result and returns the ids of its chunks. */
export async function saveEntries(entries: SitemapEntry[], now: Date): Promise<string[]> {
  const ids: string[] = [];
  for (let first = 0; first < entries.length; first += ENTRIES_PER_CHUNK) {
    const text = JSON.stringify(entries.slice(first, first + ENTRIES_PER_CHUNK));
    const _id = createHash('sha256').update(text).digest('base64url');
    const data = await compress(text);
    await SitemapChunk.updateOne(
      { _id },
      { $set: { usedAt: now }, $setOnInsert: { data } },
      { upsert: true },
    );
    ids.push(_id);
  }
  return ids;
}

/** The result that chunks hold. */
export async function readEntries(ids: readonly string[]): Promise<SitemapEntry[]> {
  const found = await SitemapChunk.find({ _id: mongoose.trusted({ $in: [...ids] }) }).lean<
    { _id: string; data: { buffer: Uint8Array } }[]
  >();
  const byId = new Map(found.map(({ _id, data }) => [_id, data.buffer]));
  const parts = await Promise.all(
    ids.map(async (id) => {
      const data = byId.get(id);
      if (!data) throw new Error('a part of the sitemap is missing');
      return JSON.parse(
        (await decompress(data, { maxOutputLength: MAX_CHUNK_BYTES })).toString(),
      ) as SitemapEntry[];
    }),
  );
  return parts.flat();
}

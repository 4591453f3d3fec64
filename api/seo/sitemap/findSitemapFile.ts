import { readEntries } from './chunks';
import { sitemapFilePath, splitIntoFiles } from './sitemapFiles';
import { findLiveRun } from './writeSitemap';

/** The files of the last result that was asked for, by path. A result never changes. */
let latest: { run: string; origin: string; files: Map<string, string> } | undefined;

/** The path of the sitemap file that lists a page; empty if none does. */
export async function findSitemapFile(path: string, origin: string): Promise<string> {
  const run = await findLiveRun();
  if (!run) return '';
  if (latest?.run !== run._id || latest.origin !== origin)
    latest = { run: run._id, origin, files: await readFiles(run.chunks, origin) };
  return latest.files.get(path) ?? '';
}

async function readFiles(chunks: readonly string[], origin: string): Promise<Map<string, string>> {
  const entries = await readEntries(chunks);
  const files = splitIntoFiles(entries, origin);
  return new Map(
    files.flatMap(({ first, end }, at) => {
      const file = sitemapFilePath(at + 1, files.length);
      return entries.slice(first, end).map((entry) => [entry.path, file] as const);
    }),
  );
}

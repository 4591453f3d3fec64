import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SingleFlight } from '@site/api/platform/cache/SingleFlight';
import { CARD_DESIGN, type SocialCard } from './SocialCard';

/** The number of pages of a large site, at about 100 kB each. */
const MAX_FILES = 1_000;

/** Caches social images on disk under the hash of their content. Simultaneous requests for an image render it once. */
export function socialImageCache(folder: string, render: (card: SocialCard) => Promise<Buffer>) {
  const renders = new SingleFlight<Buffer>();
  return async ({ title, kind, brand, illustration }: SocialCard): Promise<Buffer> => {
    const card = { title, kind, brand, illustration };
    const name = createHash('sha256').update(JSON.stringify({ card, CARD_DESIGN })).digest('base64url');
    const file = join(folder, `${name}.png`);
    const cached = await readFile(file).catch(() => undefined);
    return cached ?? renders.run(name, () => render(card).then((png) => save(folder, file, png)));
  };
}

/** Writes a temporary file first. When the disk is full, the image is served without being cached. */
async function save(folder: string, file: string, png: Buffer): Promise<Buffer> {
  const temporary = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, png);
    await rename(temporary, file);
    await deleteOldest(folder);
  } catch {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
  return png;
}

async function deleteOldest(folder: string) {
  const names = await readdir(folder);
  if (names.length <= MAX_FILES) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = files.sort((a, b) => a.at - b.at).slice(0, names.length - MAX_FILES);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

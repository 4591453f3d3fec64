import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CARD_DESIGN, type SocialCard } from './SocialCard';

/** As many as a large site has pages, at about 100 kB each. */
const MOST_KEPT = 1_000;

/** Pictures kept on disk under the hash of all they show; each is drawn once, however many ask for it at a time. */
export function pictureCache(folder: string, draw: (card: SocialCard) => Promise<Buffer>) {
  const drawing = new Map<string, Promise<Buffer>>();
  return async ({ title, kind, brand, drawing: svg }: SocialCard): Promise<Buffer> => {
    const card = { title, kind, brand, drawing: svg };
    const name = createHash('sha256').update(JSON.stringify({ card, CARD_DESIGN })).digest('base64url');
    const file = join(folder, `${name}.png`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const underway = drawing.get(name) ?? draw(card).then((png) => keep(folder, file, png));
    drawing.set(name, underway);
    return underway.finally(() => drawing.delete(name));
  };
}

/** Beside its place until it is whole. A disk that is full costs no picture. */
async function keep(folder: string, file: string, png: Buffer): Promise<Buffer> {
  const fresh = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(fresh, png);
    await rename(fresh, file);
    await forgetOldest(folder);
  } catch {
    await rm(fresh, { force: true }).catch(() => undefined);
  }
  return png;
}

async function forgetOldest(folder: string) {
  const names = await readdir(folder);
  if (names.length <= MOST_KEPT) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = files.sort((a, b) => a.at - b.at).slice(0, names.length - MOST_KEPT);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

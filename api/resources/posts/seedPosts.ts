import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsFolder } from '../../assets';
import { Post } from './model';
import { readPostFile } from './readPostFile';

/** Adds the posts of the seed folder that are not there yet, and leaves the others as the team edited them. */
export async function seedPosts(): Promise<number> {
  const folder = join(assetsFolder(), 'seed', 'posts');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md'));
  let added = 0;
  for (const name of names.sort()) {
    const { slug, ...post } = readPostFile(name, await readFile(join(folder, name), 'utf8'));
    const image = `/api/media/covers/${slug}.svg`;
    const { upsertedCount } = await Post.updateOne(
      { slug },
      { $setOnInsert: { slug, ...post, image, version: 1 } },
      { upsert: true, setDefaultsOnInsert: true },
    );
    added += upsertedCount;
  }
  return added;
}

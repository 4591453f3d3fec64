import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsFolder } from '../../platform/configuration/assetsFolder';
import { Post } from './model';
import { type PostFile, readPostFile } from './readPostFile';

/**
 * Adds the posts of the seed folder that are not there yet, and leaves the others as the team edited them. Posts without
 * an author are by the company.
 */
export async function seedPosts(company: string): Promise<number> {
  let added = 0;
  for (const { slug, author, ...post } of await readSeedPosts()) {
    const image = `/api/media/covers/${slug}.svg`;
    const { upsertedCount } = await Post.updateOne(
      { slug },
      { $setOnInsert: { slug, author: author || company, ...post, image, version: 1 } },
      { upsert: true, setDefaultsOnInsert: true },
    );
    added += upsertedCount;
  }
  return added;
}

/** The posts of the seed folder, in the order of their names. */
export async function readSeedPosts(): Promise<PostFile[]> {
  const folder = join(assetsFolder(), 'seed', 'posts');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names.sort().map(async (name) => readPostFile(name, await readFile(join(folder, name), 'utf8'))),
  );
}

import mongoose from 'mongoose';
import { Post } from './model';
import { readSeedPosts } from './seedPosts';

/** Sets the closing tool of seeded posts that were stored before posts had one. */
export async function setMissingClosings(): Promise<void> {
  const isUnchosen = mongoose.trusted({ $exists: false });
  for (const { slug, closing } of await readSeedPosts())
    if (closing) await Post.updateOne({ slug, closing: isUnchosen }, { $set: { closing } });
}

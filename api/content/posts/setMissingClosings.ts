import mongoose from 'mongoose';
import { Post } from './model';
import { readSeedPosts } from './seedPosts';

/** Gives the posts that came with the site, before posts ended in a tool of their own, the one that belongs to them. */
export async function setMissingClosings(): Promise<void> {
  const isUnchosen = mongoose.trusted({ $exists: false });
  for (const { slug, closing } of await readSeedPosts())
    if (closing) await Post.updateOne({ slug, closing: isUnchosen }, { $set: { closing } });
}

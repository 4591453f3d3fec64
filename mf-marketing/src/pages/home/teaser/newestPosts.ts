import type { PostSummary } from '@site/api/content/posts/contract';

const MOST = 6;

/** The posts of the teaser: published ones, newest first, at most six. */
export function newestPosts<P extends Pick<PostSummary, 'published' | 'createdAt'>>(
  posts: readonly P[],
): P[] {
  return posts
    .filter((post) => post.published === true)
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, MOST);
}

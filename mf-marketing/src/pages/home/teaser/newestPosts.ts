import type { PostSummary } from '@site/api/content/posts/contract';

const MOST = 6;

/** What the teaser shows of all posts: the published ones, newest first, at most six. */
export function newestPosts<P extends Pick<PostSummary, 'published' | 'createdAt'>>(
  posts: readonly P[],
): P[] {
  return posts
    .filter((post) => post.published === true)
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, MOST);
}

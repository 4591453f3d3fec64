import type { PostSummary } from '@site/api/content/posts/contract';

/**
 * Requests the posts once per page load and caches them; only a failure is requested again. Does not use the
 * kit's query cache, which would add a tenth to the scripts of the first page.
 */
export function postsReader(): ReadPosts {
  let pending: Promise<PostSummary[]> | undefined;
  return () => {
    pending ??= readPosts().catch((error) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}

export type ReadPosts = () => Promise<PostSummary[]>;

async function readPosts(): Promise<PostSummary[]> {
  const answer = await fetch('/api/blog/posts', {
    credentials: 'include',
    headers: { accept: 'application/json' },
  });
  const posts: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!Array.isArray(posts)) throw new Error('Failed to fetch blog posts');
  return posts;
}

import type { Post } from '@site/api/content/posts/contract';
import { notFound, useCachedResult } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import type { LoaderContext } from '@site/shell/remote';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { PostLoading } from './PostLoading';
import { PostView } from './PostView';

const PostLoader = lazy(() => import('./PostLoader'));

/** One post. Responds with 404 if none is published at the URL. */
export function PostPage() {
  const { slug = '' } = useParams();
  const post = useCachedResult<Post>('getPost', { slug });
  if (post) return <PostView post={post} />;
  return (
    <Suspense fallback={<PostLoading slug={slug} />}>
      <PostLoader slug={slug} />
    </Suspense>
  );
}

export { PostPage as Component };

export async function loader({ params, fetch }: LoaderContext): Promise<void> {
  const { postsApi } = await import('../../posts/postsApi');
  try {
    await fetch(postsApi.endpoints.getPost.initiate({ slug: params.slug ?? '' }));
  } catch (error) {
    if ((error as ApiError).status === 404) throw notFound();
    throw error;
  }
}

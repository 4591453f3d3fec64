import { notFound } from '@site/shell/kit';
import { type ApiError, QueryState } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { useParams } from 'react-router-dom';
import { FoundryPage } from './FoundryPage';
import { LoadingRegister } from './LoadingRegister';
import { PostMissing } from './PostMissing';
import { PostView } from './PostView';
import { postsApi, useGetPostQuery } from './postsApi';

/** One note, to be read. An address without a published note is a real 404. */
export function PostPage() {
  const { slug = '' } = useParams();
  const post = useGetPostQuery({ slug });
  return (
    <QueryState
      of={post}
      loading={
        <FoundryPage description="A note from the desk." path={paths.post(slug)} noindex>
          <LoadingRegister />
        </FoundryPage>
      }
      failed={(error, retry) => (
        <PostMissing slug={slug} isGone={error.status === 404} onRetry={retry} busy={post.isFetching} />
      )}
    >
      {(found) => <PostView post={found} />}
    </QueryState>
  );
}

export { PostPage as Component };

export async function loader({ params, fetch }: LoaderContext): Promise<void> {
  try {
    await fetch(postsApi.endpoints.getPost.initiate({ slug: params.slug ?? '' }));
  } catch (error) {
    if ((error as ApiError).status === 404) throw notFound();
    throw error;
  }
}

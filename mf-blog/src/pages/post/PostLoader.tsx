import { QueryState } from '@site/shell/kit/query';
import { useGetPostQuery } from '../../posts/postsApi';
import { PostLoadError } from './PostLoadError';
import { PostLoading } from './PostLoading';

/** Loads a post that is not in the store yet. The page renders it once it is there. */
export default function PostLoader({ slug }: { slug: string }) {
  const post = useGetPostQuery({ slug });
  return (
    <QueryState
      query={post}
      loading={<PostLoading slug={slug} />}
      error={(error, retry) => (
        <PostLoadError slug={slug} isGone={error.status === 404} onRetry={retry} busy={post.isFetching} />
      )}
    >
      {() => null}
    </QueryState>
  );
}

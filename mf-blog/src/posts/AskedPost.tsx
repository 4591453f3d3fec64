import { QueryState } from '@site/shell/kit/query';
import { LoadingPost } from './LoadingPost';
import { PostMissing } from './PostMissing';
import { useGetPostQuery } from './postsApi';

/** Asks for a note that did not come with its page. The page shows it once it is there. */
export default function AskedPost({ slug }: { slug: string }) {
  const post = useGetPostQuery({ slug });
  return (
    <QueryState
      of={post}
      loading={<LoadingPost slug={slug} />}
      failed={(error, retry) => (
        <PostMissing slug={slug} isGone={error.status === 404} onRetry={retry} busy={post.isFetching} />
      )}
    >
      {() => null}
    </QueryState>
  );
}

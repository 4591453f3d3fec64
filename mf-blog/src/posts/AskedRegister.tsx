import { QueryState } from '@site/shell/kit/query';
import { LoadingRegister } from './LoadingRegister';
import { PostsUnavailable } from './PostsUnavailable';
import { useListPostsQuery } from './postsApi';

/** Asks for the notes where they did not come with the page. The page shows them once they are there. */
export default function AskedRegister() {
  const posts = useListPostsQuery();
  return (
    <QueryState
      of={posts}
      loading={<LoadingRegister />}
      failed={(_, retry) => <PostsUnavailable onRetry={retry} busy={posts.isFetching} />}
    >
      {() => null}
    </QueryState>
  );
}

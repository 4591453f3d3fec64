import type { PostIndex } from '@site/api/content/posts/contract';
import { Container, useCachedResult } from '@site/shell/kit';
import type { LoaderContext } from '@site/shell/remote';
import { lazy, Suspense, useState } from 'react';
import { BlogLayout } from '../../layout/BlogLayout';
import { PostsLoading } from '../../layout/PostsLoading';
import { SubscribeBand } from '../../layout/SubscribeBand';
import {
  type PostListQuery,
  parsePostListQuery,
  postListAddress,
  postListRequest,
} from '../../posts/postListQuery';
import { PostListView } from './PostListView';
import { usePostListQuery } from './usePostListQuery';

const PostListLoader = lazy(() => import('./PostListLoader'));

/** The list of posts: the newest one large, the others as rows with search, filter and pagination. */
export function BlogPage() {
  const [query, changeQuery] = usePostListQuery();
  const { postList, isCurrent } = usePostList(query);
  const { q, tag } = query;
  const page = postList?.page ?? query.page;
  const loading = <PostsLoading />;
  const pending = isCurrent ? undefined : (
    <Suspense fallback={postList ? null : loading}>
      <PostListLoader query={query} loading={postList ? null : loading} />
    </Suspense>
  );
  return (
    <BlogLayout
      searchTitle={page > 1 ? `The Foundry, page ${page}` : undefined}
      description="Short, practical articles on security, support and planning for small and mid-sized businesses."
      path={postListAddress({ page: q || tag ? 1 : page })}
      noindex={Boolean(q || tag)}
    >
      {postList?.total === 0 && (
        <Container>
          <p className="lead">We haven’t published an article yet. Please come back soon.</p>
        </Container>
      )}
      {postList && postList.total > 0 ? (
        <PostListView postList={postList} query={query} onQueryChange={changeQuery} pending={pending} />
      ) : (
        pending
      )}
      <SubscribeBand place="blog" />
    </BlogLayout>
  );
}

export { BlogPage as Component };

export async function loader({ url, fetch }: LoaderContext): Promise<void> {
  const { postsApi } = await import('../../posts/postsApi');
  await fetch(postsApi.endpoints.getPostIndex.initiate(postListRequest(parsePostListQuery(url.search))));
}

/** The requested list; until it is loaded, the previous one, even if it was removed from the cache. */
function usePostList(query: PostListQuery): { postList?: PostIndex; isCurrent: boolean } {
  const request = postListRequest(query);
  const cached = useCachedResult<PostIndex>('getPostIndex', request);
  const key = JSON.stringify(request);
  const [lastShown, setLastShown] = useState(cached && { key, postList: cached });
  if (cached && cached !== lastShown?.postList) setLastShown({ key, postList: cached });
  return { postList: cached ?? lastShown?.postList, isCurrent: Boolean(cached) || lastShown?.key === key };
}

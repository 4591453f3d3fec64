import { Wrap } from '@site/shell/kit';
import { QueryState } from '@site/shell/kit/query';
import type { LoaderContext } from '@site/shell/remote';
import { useLocation } from 'react-router-dom';
import { FoundryPage } from './FoundryPage';
import { LoadingRegister } from './LoadingRegister';
import { PostsUnavailable } from './PostsUnavailable';
import { postsApi, useListPostsQuery } from './postsApi';
import { RegisterView } from './RegisterView';
import { addressOf, askedOf } from './register';

/** Every published note: the newest one large, the others as a register that can be searched and leafed through. */
export function BlogPage() {
  const posts = useListPostsQuery();
  const { q, tag, page } = askedOf(useLocation().search);
  return (
    <FoundryPage
      searchTitle={page > 1 ? `The Foundry, page ${page}` : undefined}
      description="Notes from the desk: short, practical articles on security, support and planning for small and mid-sized businesses."
      path={addressOf({ page: q || tag ? 1 : page })}
      noindex={Boolean(q || tag)}
    >
      <QueryState
        of={posts}
        loading={<LoadingRegister />}
        failed={(_, retry) => <PostsUnavailable onRetry={retry} busy={posts.isFetching} />}
        empty={
          <Wrap>
            <p className="lead">The first note is on the anvil. Come back soon.</p>
          </Wrap>
        }
      >
        {(list) => <RegisterView posts={list} />}
      </QueryState>
    </FoundryPage>
  );
}

export { BlogPage as Component };

export async function loader({ fetch }: LoaderContext): Promise<void> {
  await fetch(postsApi.endpoints.listPosts.initiate());
}

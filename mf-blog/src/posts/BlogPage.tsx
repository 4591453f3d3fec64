import type { PostSummary } from '@site/api/contract/posts';
import { useAnswered, Wrap } from '@site/shell/kit';
import type { LoaderContext } from '@site/shell/remote';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { FoundryPage } from './FoundryPage';
import { LoadingRegister } from './LoadingRegister';
import { RegisterView } from './RegisterView';
import { addressOf, askedOf } from './register';
import { SubscribeBand } from './SubscribeBand';

const AskedRegister = lazy(() => import('./AskedRegister'));

/** Every published note: the newest one large, the others as a register that can be searched and leafed through. */
export function BlogPage() {
  const posts = useAnswered<PostSummary[]>('listPosts');
  const { q, tag, page } = askedOf(useLocation().search);
  return (
    <FoundryPage
      searchTitle={page > 1 ? `The Foundry, page ${page}` : undefined}
      description="Notes from the desk: short, practical articles on security, support and planning for small and mid-sized businesses."
      path={addressOf({ page: q || tag ? 1 : page })}
      noindex={Boolean(q || tag)}
    >
      {posts ? (
        <Register posts={posts} />
      ) : (
        <Suspense fallback={<LoadingRegister />}>
          <AskedRegister />
        </Suspense>
      )}
      <SubscribeBand place="blog" />
    </FoundryPage>
  );
}

export { BlogPage as Component };

export async function loader({ fetch }: LoaderContext): Promise<void> {
  const { postsApi } = await import('./postsApi');
  await fetch(postsApi.endpoints.listPosts.initiate());
}

function Register({ posts }: { posts: PostSummary[] }) {
  if (posts.length) return <RegisterView posts={posts} />;
  return (
    <Wrap>
      <p className="lead">The first note is on the anvil. Come back soon.</p>
    </Wrap>
  );
}

import { paths } from '@site/shell/paths';
import { BlogLayout } from '../../layout/BlogLayout';
import { PostsLoading } from '../../layout/PostsLoading';

/** The placeholder of a post while it is loaded. */
export function PostLoading({ slug }: { slug: string }) {
  return (
    <BlogLayout description="An article from our team." path={paths.post(slug)} noindex>
      <PostsLoading />
    </BlogLayout>
  );
}

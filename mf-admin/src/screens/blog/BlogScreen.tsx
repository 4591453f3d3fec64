import { Skeleton } from '@site/shell/kit/workbench';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ListScreen } from '../../workbench/list/ListScreen';
import { postList } from './postList';

export { BlogScreen as Component };

/** The list of posts, and the editor of the open one. */
export function BlogScreen() {
  const { id } = useParams();
  if (!id) return <ListScreen list={postList} />;
  return (
    <Suspense fallback={<Skeleton width="60%" />}>
      <PostEditor id={id} />
    </Suspense>
  );
}

const PostEditor = lazy(() => import('./PostEditor'));

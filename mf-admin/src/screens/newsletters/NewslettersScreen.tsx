import { Skeleton } from '@site/shell/kit/workbench';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ListScreen } from '../../workbench/list/ListScreen';
import { newsletterList } from './newsletterList';

export { NewslettersScreen as Component };

/** The list of newsletters, and the editor of the open one. */
export function NewslettersScreen() {
  const { id } = useParams();
  if (!id) return <ListScreen list={newsletterList} />;
  return (
    <Suspense fallback={<Skeleton width="60%" />}>
      <NewsletterEditor id={id} />
    </Suspense>
  );
}

// Loaded separately from the list.
const NewsletterEditor = lazy(() => import('./NewsletterEditor'));

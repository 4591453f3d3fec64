import { Skeleton } from '@site/shell/kit/workbench';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ListScreen } from '../../workbench/list/ListScreen';
import { policyList } from './policyList';

export { PoliciesScreen as Component };

/** Every policy, and the one that is being written. */
export function PoliciesScreen() {
  const { id } = useParams();
  if (!id) return <ListScreen list={policyList} />;
  return (
    <Suspense fallback={<Skeleton width="60%" />}>
      <PolicyEditor id={id} />
    </Suspense>
  );
}

// Loaded apart from the list: what edits text is heavy.
const PolicyEditor = lazy(() => import('./PolicyEditor'));

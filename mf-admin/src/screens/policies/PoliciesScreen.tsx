import { Skeleton } from '@site/shell/kit/workbench';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ListScreen } from '../../workbench/list/ListScreen';
import { policyList } from './policyList';

export { PoliciesScreen as Component };

/** The list of policies, and the editor of the open one. */
export function PoliciesScreen() {
  const { id } = useParams();
  if (!id) return <ListScreen list={policyList} />;
  return (
    <Suspense fallback={<Skeleton width="60%" />}>
      <PolicyEditor id={id} />
    </Suspense>
  );
}

// Loaded separately from the list, because the text editor is large.
const PolicyEditor = lazy(() => import('./PolicyEditor'));

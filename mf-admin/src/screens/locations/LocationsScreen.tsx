import { Skeleton } from '@site/shell/kit/workbench';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ListScreen } from '../../workbench/list/ListScreen';
import { locationList } from './locationList';

export { LocationsScreen as Component };

/** The list of service areas, and the editor of the open one. */
export function LocationsScreen() {
  const { id } = useParams();
  if (!id) return <ListScreen list={locationList} />;
  return (
    <Suspense fallback={<Skeleton width="60%" />}>
      <LocationEditor id={id} />
    </Suspense>
  );
}

// Loaded separately from the list.
const LocationEditor = lazy(() => import('./LocationEditor'));

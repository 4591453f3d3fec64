import { Skeleton } from '@site/shell/kit/workbench';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { NEW } from '../../workbench/list/definition/useListUrl';
import { ListScreen } from '../../workbench/list/ListScreen';
import { landingList } from './landingList';

export { LandingPagesScreen as Component };

/** The list of landing pages, the templates, and the editor of the open page. */
export function LandingPagesScreen() {
  const { id } = useParams();
  if (!id) return <ListScreen list={landingList} />;
  return (
    <Suspense fallback={<Skeleton width="60%" />}>
      {id === NEW ? <TemplateChoice /> : <LandingEditor id={id} />}
    </Suspense>
  );
}

// Loaded separately from the list.
const LandingEditor = lazy(() => import('./LandingEditor'));
const TemplateChoice = lazy(() => import('./TemplateChoice'));

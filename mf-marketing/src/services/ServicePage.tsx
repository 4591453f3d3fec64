import { notFound } from '@site/shell/kit';
import { paths, type ServiceSlug } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { useParams } from 'react-router-dom';
import { OutlineView } from './OutlineView';
import { outlineOf } from './outlineOf';

/** One of the fifteen services, also under its second name. */
export function ServicePage() {
  const outline = outlineOf(useParams().slug);
  return outline ? <OutlineView outline={outline} path={paths.service(outline.slug as ServiceSlug)} /> : null;
}

export { ServicePage as Component };

export async function loader({ params }: LoaderContext): Promise<void> {
  if (!outlineOf(params.slug)) throw notFound();
}

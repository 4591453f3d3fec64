import { notFound } from '@site/shell/kit';
import { type IndustryServiceSlug, paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { useParams } from 'react-router-dom';
import { OutlineView } from './OutlineView';
import { industryOutlineOf } from './outlineOf';

/** One of the nine building blocks every industry draws from. */
export function IndustryServicePage() {
  const outline = industryOutlineOf(useParams().slug);
  if (!outline) return null;
  return <OutlineView outline={outline} path={paths.industryService(outline.slug as IndustryServiceSlug)} />;
}

export { IndustryServicePage as Component };

export async function loader({ params }: LoaderContext): Promise<void> {
  if (!industryOutlineOf(params.slug)) throw notFound();
}

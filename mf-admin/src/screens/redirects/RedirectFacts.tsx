import type { Redirect } from '@site/api/content/redirects/contract';
import * as moments from '@site/shell/moments';
import { FactGrid } from '../../workbench/record/FactGrid';

/** How often a redirect was followed, and how it came about. */
export function RedirectFacts({ row: { hits, lastHitAt, source, updatedAt } }: { row: Redirect }) {
  const facts = [
    { name: 'Followed', value: hits === 1 ? 'once' : `${hits.toLocaleString('en-US')} times` },
    { name: 'Last', value: lastHitAt ? moments.stamp(lastHitAt) : 'never' },
    { name: 'Came about', value: SOURCES[source] },
    { name: 'Changed', value: moments.stamp(updatedAt) },
  ];
  return <FactGrid facts={facts} />;
}

const SOURCES: Record<Redirect['source'], string> = {
  manual: 'by hand',
  slug: 'as a page moved',
  withdrawn: 'as a page was taken off the site',
  '404': 'from the addresses not found',
  import: 'from a table',
};

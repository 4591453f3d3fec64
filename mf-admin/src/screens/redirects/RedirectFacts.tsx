import type { Redirect } from '@site/api/content/redirects/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { FactGrid } from '../../workbench/record/FactGrid';

/** How often a redirect was followed, and its origin. */
export function RedirectFacts({ row: { hits, lastHitAt, source, updatedAt } }: { row: Redirect }) {
  const facts = [
    { name: 'Hits', value: hits.toLocaleString('en-US') },
    { name: 'Last hit', value: lastHitAt ? dateFormat.stamp(lastHitAt) : 'Never' },
    { name: 'Created', value: SOURCES[source] },
    { name: 'Last updated', value: dateFormat.stamp(updatedAt) },
  ];
  return <FactGrid facts={facts} />;
}

const SOURCES: Record<Redirect['source'], string> = {
  manual: 'Manually',
  slug: 'Because a page’s URL changed',
  withdrawn: 'Because a page was unpublished',
  '404': 'From the 404 errors',
  import: 'By import',
};

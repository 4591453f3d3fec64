import type { Redirect } from '@site/api/contract/redirects';
import { styled } from '@site/shell/kit';
import * as moments from '@site/shell/moments';

/** How often a redirect was followed, and how it came about. */
export function RedirectFacts({ row: { hits, lastHitAt, source, updatedAt } }: { row: Redirect }) {
  const facts = [
    { name: 'Followed', value: hits === 1 ? 'once' : `${hits.toLocaleString('en-US')} times` },
    { name: 'Last', value: lastHitAt ? moments.stamp(lastHitAt) : 'never' },
    { name: 'Came about', value: SOURCES[source] },
    { name: 'Changed', value: moments.stamp(updatedAt) },
  ];
  return (
    <Look>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tn">{value}</dd>
        </div>
      ))}
    </Look>
  );
}

const SOURCES: Record<Redirect['source'], string> = {
  manual: 'by hand',
  slug: 'as a page moved',
  '404': 'from the addresses not found',
  import: 'from a table',
};

const Look = styled('dl')`
  display: grid;
  grid-template-columns: 1fr 1fr;
  div {
    padding: 8px 20px 9px;
    border-bottom: 1px solid var(--line);
    min-width: 0;
  }
  div:nth-of-type(even) {
    border-left: 1px solid var(--line);
  }
  dt {
    font-size: var(--a12);
    color: var(--muted);
  }
  dd {
    color: var(--ink);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

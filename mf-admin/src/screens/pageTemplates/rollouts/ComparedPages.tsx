import type {
  ComparedPage,
  ComparedPageQuery,
  TemplateRollout,
} from '@site/api/content/templateRollouts/contract';
import { Button, below, styled } from '@site/shell/kit';
import { useRef, useState } from 'react';
import { formatCount } from '../../../formatting/formatCount';
import { QueryContent } from '../../../workbench/screen/QueryContent';
import { ComparedPageRow } from './ComparedPageRow';
import { PageFrames } from './PageFrames';
import { useComparedPages } from './rolloutsApi';
import { formatShare } from './rolloutTexts';

/** The five most changed pages before and after, and below them all pages. */
export function ComparedPages({ rollout }: { rollout: TemplateRollout }) {
  const most = useComparedPages(rollout, { show: 'changed', limit: '5' });
  const [chosen, setChosen] = useState<ComparedPage>();
  const frames = useRef<HTMLElement>(null);
  const five = most.currentData?.items ?? [];
  const shown = chosen ?? five[0];
  const compare = (page: ComparedPage) => {
    setChosen(page);
    frames.current?.scrollIntoView({ block: 'start' });
    frames.current?.focus({ preventScroll: true });
  };
  return (
    <Styles>
      <section ref={frames} tabIndex={-1} aria-label="Before and after">
        <h2>Most changed pages</h2>
        <QueryContent result={most} what="the pages">
          {() =>
            shown ? (
              <>
                <ol className="most">
                  {five.map((page) => (
                    <li key={page.id}>
                      <button
                        type="button"
                        aria-pressed={page.id === shown.id}
                        onClick={() => setChosen(page)}
                      >
                        <span>{page.path || page.label}</span>{' '}
                        <span className="mu tn">{formatShare(page.share)}</span>
                      </button>
                    </li>
                  ))}
                </ol>
                <PageFrames key={shown.id} rollout={rollout} page={shown} />
              </>
            ) : (
              <p className="mu">No page changes.</p>
            )
          }
        </QueryContent>
      </section>
      <AllPages rollout={rollout} onCompare={compare} />
    </Styles>
  );
}

const FILTERS = [
  { value: '', label: 'All' },
  { value: 'changed', label: 'Changed' },
  { value: 'failing', label: 'Newly failing' },
  { value: 'unresolved', label: 'Missing values' },
  { value: 'edited', label: 'Left out' },
  { value: 'updated', label: 'Updated' },
] as const;
type Filter = (typeof FILTERS)[number]['value'];

function AllPages({ rollout, onCompare }: AllPagesProps) {
  const [filter, setFilter] = useState<Filter>('');
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const query: ComparedPageQuery = { ...(filter && { show: filter }), ...(cursor && { cursor }) };
  const result = useComparedPages(rollout, query);
  const choose = (value: Filter) => {
    setFilter(value);
    setCursors([]);
  };
  return (
    <section aria-label="Pages">
      <h2>
        Pages{' '}
        {result.currentData && (
          <span className="mu tn">{formatCount(result.currentData.total, result.currentData.isMore)}</span>
        )}
      </h2>
      <fieldset className="seg">
        <legend className="sr">Show</legend>
        {FILTERS.map(({ value, label }) => (
          <button key={value} type="button" aria-pressed={value === filter} onClick={() => choose(value)}>
            {label}
          </button>
        ))}
      </fieldset>
      <QueryContent result={result} what="the pages">
        {({ items, nextCursor }) => (
          <>
            {items.length === 0 && <p className="mu">No matching pages. Choose another filter.</p>}
            <ul className="pages">
              {items.map((page) => (
                <ComparedPageRow key={page.id} page={page} onCompare={onCompare} />
              ))}
            </ul>
            {(cursors.length > 0 || nextCursor) && (
              <p className="pager">
                <Button
                  tone="line"
                  size="small"
                  disabled={!cursors.length}
                  onClick={() => setCursors(cursors.slice(0, -1))}
                >
                  Previous
                </Button>
                <Button
                  tone="line"
                  size="small"
                  disabled={!nextCursor}
                  onClick={() => setCursors([...cursors, nextCursor ?? ''])}
                >
                  Next
                </Button>
              </p>
            )}
          </>
        )}
      </QueryContent>
    </section>
  );
}

interface AllPagesProps {
  rollout: TemplateRollout;
  onCompare: (page: ComparedPage) => void;
}

const Styles = styled('div')`
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 16px 20px 20px;
    border-bottom: 1px solid var(--line-2);
    outline: 0;
    scroll-margin-top: var(--bar);
    font-size: var(--a13);
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: 1.0625rem;
    font-weight: 600;
  }
  .most {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
    gap: 8px;
    padding: 0;
    list-style: none;
  }
  .most button {
    display: flex;
    justify-content: space-between;
    gap: 10px;
    width: 100%;
    min-height: 44px;
    align-items: center;
    padding: 6px 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
    text-align: left;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .most .tn {
    flex: none;
  }
  .most [aria-pressed="true"],
  .seg [aria-pressed="true"] {
    border-color: var(--navy);
    box-shadow: inset 0 0 0 1px var(--navy);
  }
  .seg {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .seg button {
    min-height: 34px;
    padding: 0 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
    cursor: pointer;
  }
  .pages {
    display: grid;
    padding: 0;
    list-style: none;
  }
  .pager {
    display: flex;
    gap: 8px;
  }
  @media ${below.phone} {
    > section {
      padding-inline: 16px;
    }
    .seg button {
      min-height: 44px;
    }
  }
`;

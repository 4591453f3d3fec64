import type { SeoRunCreation, SeoRunItem } from '@site/api/site/seoRuns/contract';
import { below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import type { ApiError } from '@site/shell/kit/query';
import { useDeferredValue, useEffect } from 'react';
import { errorMessage } from '../../requests/errorMessage';
import { usePreviewSeoRunQuery } from './seoApi';

/** What the bulk edit would change, page by page, before it runs. */
export function SeoRunPreview({ label }: { label: string }) {
  const { values, change } = useFormControl<SeoRunCreation>();
  const { expected, ...draft } = useDeferredValue(values);
  const isEmpty = !draft.title?.trim() && !draft.description?.trim() && draft.robots === 'keep';
  const { currentData, error } = usePreviewSeoRunQuery({ query: draft }, { skip: isEmpty });
  const changed = isEmpty ? 0 : (currentData?.changed ?? 0);
  useEffect(() => {
    if (expected !== changed) change('expected', changed);
  }, [expected, changed, change]);
  return (
    <Styles aria-label={label}>
      <h3>{label}</h3>
      <p role="status" className="mu">
        {isEmpty && 'Enter a title or a description to see what would change.'}
        {!isEmpty &&
          currentData &&
          `${currentData.changed} of ${currentData.matching} matching pages change.`}
        {!isEmpty && Boolean(error) && !currentData && errorMessage(error as ApiError)}
      </p>
      {!isEmpty && currentData && (
        <ol>
          {currentData.items.map((item) => (
            <li key={item.path}>
              <b>{item.path}</b>
              {item.skipped ? <span className="mu">Skipped: {item.skipped}</span> : <Changes item={item} />}
            </li>
          ))}
        </ol>
      )}
    </Styles>
  );
}

function Changes({ item }: { item: SeoRunItem }) {
  return (
    <>
      <Change before={item.titleBefore} after={item.titleAfter} />
      <Change before={item.descriptionBefore} after={item.descriptionAfter} />
    </>
  );
}

function Change({ before, after }: { before: string; after: string }) {
  if (before === after) return null;
  return (
    <span>
      <del>{before || 'Empty'}</del> <ins>{after || 'Empty'}</ins>
    </span>
  );
}

const Styles = styled('section')`
  grid-column: 1 / -1;
  display: grid;
  gap: 8px;
  padding: 14px 20px 16px;
  font-size: var(--a13);
  h3 {
    font-size: var(--a13);
    font-weight: 600;
  }
  ol {
    list-style: none;
    padding: 0;
    display: grid;
    gap: 10px;
    overflow-wrap: anywhere;
  }
  li {
    display: grid;
    gap: 2px;
  }
  del {
    color: var(--muted);
  }
  ins {
    display: block;
    color: var(--ink);
    text-decoration: none;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;

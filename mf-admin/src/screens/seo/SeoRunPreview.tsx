import type { SeoRunPreview as Preview, SeoRunCreation, SeoRunItem } from '@site/api/seo/bulkEdits/contract';
import { below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import type { ApiError } from '@site/shell/kit/query';
import { useDeferredValue, useEffect } from 'react';
import { formatQuantity } from '../../formatting/formatQuantity';
import { errorMessage } from '../../requests/errorMessage';
import { usePreviewSeoRunQuery } from './seoApi';

/** What the bulk edit would change, page by page, before it runs. */
export function SeoRunPreview({ label }: { label: string }) {
  const { values, change } = useFormControl<SeoRunCreation>();
  const { expected, ...draft } = useDeferredValue(values);
  const isEmpty = !draft.title?.trim() && !draft.description?.trim() && draft.robots === 'keep';
  const { currentData, error } = usePreviewSeoRunQuery({ body: draft }, { skip: isEmpty });
  const changed = isEmpty ? 0 : (currentData?.changed ?? 0);
  useEffect(() => {
    if (expected !== changed) change('expected', changed);
  }, [expected, changed, change]);
  return (
    <Styles aria-label={label}>
      <h3>{label}</h3>
      <p role="status" className="mu">
        {isEmpty && 'Enter a title or description, or choose a robots setting, to preview the changes.'}
        {!isEmpty && currentData && describeCounts(currentData)}
        {!isEmpty && !currentData && (error ? errorMessage(error as ApiError) : 'Loading the preview…')}
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

const describeCounts = ({ changed, matching }: Preview) =>
  `${changed.toLocaleString('en-US')} of ${formatQuantity({ one: 'matching page', many: 'matching pages' }, matching)} ${changed === 1 ? 'changes' : 'change'}.`;

function Changes({ item }: { item: SeoRunItem }) {
  if (item.titleBefore === item.titleAfter && item.descriptionBefore === item.descriptionAfter)
    return <span className="mu">Title and description stay as they are.</span>;
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

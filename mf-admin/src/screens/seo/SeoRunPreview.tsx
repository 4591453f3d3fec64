import type { SeoRunPreview as Preview, SeoRunCreation, SeoRunItem } from '@site/api/seo/bulkEdits/contract';
import { overrideFields } from '@site/api/seo/pageInventory/contract';
import { DESCRIPTION, TITLE, titlePixels } from '@site/api/seo/pageInventory/pixelWidth';
import { below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import type { ApiError } from '@site/shell/kit/query';
import { useDeferredValue, useEffect } from 'react';
import { formatQuantity } from '../../formatting/formatQuantity';
import { errorMessage } from '../../requests/errorMessage';
import { RUN_FIELDS } from './bulkEdits/runFields';
import { usePreviewSeoRunQuery } from './seoApi';

/** What the bulk edit would change, page by page, before it runs. */
export function SeoRunPreview({ label }: { label: string }) {
  const { values, change } = useFormControl<SeoRunCreation>();
  const { expected, ...draft } = useDeferredValue(values);
  const isEmpty =
    draft.robots === 'keep' && overrideFields.every((field) => field === 'robots' || !draft[field]?.trim());
  const { currentData, error } = usePreviewSeoRunQuery({ body: draft }, { skip: isEmpty });
  const changed = isEmpty ? 0 : (currentData?.changed ?? 0);
  useEffect(() => {
    if (expected !== changed) change('expected', changed);
  }, [expected, changed, change]);
  return (
    <Styles aria-label={label}>
      <h3>{label}</h3>
      <p role="status" className="mu">
        {isEmpty && 'Enter or choose what to change to preview the changes.'}
        {!isEmpty && currentData && describeCounts(currentData)}
        {!isEmpty && !currentData && (error ? errorMessage(error as ApiError) : 'Loading the preview…')}
      </p>
      {!isEmpty && currentData && (
        <ol>
          {currentData.items.map((item) => (
            <li key={item.path}>
              <b>{item.path}</b>
              {item.skipped ? (
                <span className="mu">Skipped: {item.skipped}</span>
              ) : (
                <Changes changes={item.changes} />
              )}
            </li>
          ))}
        </ol>
      )}
    </Styles>
  );
}

const describeCounts = ({ changed, matching }: Preview) =>
  `${changed.toLocaleString('en-US')} of ${formatQuantity({ one: 'matching page', many: 'matching pages' }, matching)} ${changed === 1 ? 'changes' : 'change'}.`;

function Changes({ changes }: Pick<SeoRunItem, 'changes'>) {
  return changes.map(({ field, before, after }) => (
    <span key={field}>
      {changes.length > 1 && <span className="mu">{RUN_FIELDS[field]}: </span>}
      <del>{before || emptyOf(field)}</del> <ins>{after || emptyOf(field)}</ins>
      {describeLength(field, after) && <span className="wt"> {describeLength(field, after)}</span>}
    </span>
  ));
}

/** What the inventory would say about the length of a new title or description. */
function describeLength(field: string, after: string): string | undefined {
  if (field === 'title') {
    const width = titlePixels(after);
    if (width > TITLE.max) return `Too long: ${width} of ${TITLE.max} pixels`;
    return after && width < TITLE.min ? 'Too short' : undefined;
  }
  if (field !== 'description' || !after) return undefined;
  if (after.length > DESCRIPTION.maxLength)
    return `Too long: ${after.length} of ${DESCRIPTION.maxLength} characters`;
  return after.length < DESCRIPTION.minLength ? 'Too short' : undefined;
}

const emptyOf = (field: string) => (field === 'robots' ? 'Page default' : 'Not set');

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

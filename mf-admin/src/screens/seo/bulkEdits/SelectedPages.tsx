import type { SeoRunCreation } from '@site/api/seo/bulkEdits/contract';
import { Button, below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import { formatQuantity } from '../../../formatting/formatQuantity';

/** The pages that were selected in the inventory; nothing where none were. */
export function SelectedPages({ label }: { label: string }) {
  const { values, change } = useFormControl<SeoRunCreation>();
  const { paths } = values;
  if (!paths?.length) return null;
  return (
    <Styles aria-label={label}>
      <details>
        <summary>{formatQuantity({ one: 'selected page', many: 'selected pages' }, paths.length)}</summary>
        <ul>
          {paths.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      </details>
      <Button type="button" tone="line" size="small" onClick={() => change('paths', [])}>
        Use filters instead
      </Button>
    </Styles>
  );
}

const Styles = styled('section')`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 8px 12px;
  padding: 12px 20px;
  border-bottom: 1px solid var(--line-2);
  font-size: var(--a13);
  overflow-wrap: anywhere;
  details {
    flex: 1 1 12rem;
  }
  summary {
    padding-block: 4px;
    font-weight: 600;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;

import { findColumn } from '@site/api/content/imports/findColumn';
import { styled } from '@site/shell/kit';
import { useId } from 'react';
import type { ImportDefinition } from './ImportDefinition';

/** Maps columns of the file to fields; by default the column with the field's name. */
export function ImportColumns({ fields, columns, chosen, onChoose }: ImportColumnsProps) {
  const id = useId();
  return (
    <Styles
      open={fields.some(
        ({ name, isRequired: isNeeded, columnNames }) =>
          isNeeded && !columns.includes(chosen[name] ?? findColumn(name, columns, columnNames) ?? ''),
      )}
    >
      <summary>Column mapping</summary>
      <div>
        {fields.map(({ name, label, isRequired: isNeeded, columnNames }) => (
          <p key={name}>
            <label htmlFor={id + name}>
              {label}
              {isNeeded && <span className="mu"> (required)</span>}
            </label>
            <select
              id={id + name}
              value={chosen[name] ?? findColumn(name, columns, columnNames) ?? ''}
              onChange={({ target }) => onChoose(name, target.value)}
            >
              <option value="">Don’t import</option>
              {columns.map((column) => (
                <option key={column} value={column}>
                  {column}
                </option>
              ))}
            </select>
          </p>
        ))}
      </div>
    </Styles>
  );
}

interface ImportColumnsProps {
  fields: ImportDefinition['fields'];
  /** What the table's columns are called. */
  columns: readonly string[];
  /** The selected column by field. */
  chosen: Readonly<Record<string, string>>;
  onChoose: (field: string, column: string) => void;
}

const Styles = styled('details')`
  padding: 10px 20px 0;
  summary {
    min-height: 32px;
    color: var(--navy);
    font-weight: 550;
    cursor: pointer;
  }
  div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
    gap: 8px 14px;
    max-height: 240px;
    overflow: auto;
  }
  p {
    display: grid;
    gap: 3px;
  }
  label {
    font-size: var(--a12);
    color: var(--muted);
  }
  select {
    width: 100%;
    min-height: var(--ctl);
    padding: 6px 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
`;

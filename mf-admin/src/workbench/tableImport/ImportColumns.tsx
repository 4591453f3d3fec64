import type { TableImportResult } from '@site/api/content/imports/contract';
import { findColumn } from '@site/api/content/imports/findColumn';
import { styled } from '@site/shell/kit';
import { useId, useState } from 'react';
import type { ImportDefinition } from './ImportDefinition';

/**
 * Maps columns of the file to fields; by default the column with the field's name. It is open where a field lacks the
 * column that it needs, and names the columns that belong to no field.
 */
export function ImportColumns({ fields, columns, chosen, errors, onChoose }: ImportColumnsProps) {
  const id = useId();
  const columnOf = ({ name, columnNames }: (typeof fields)[number]) =>
    chosen[name] ?? findColumn(name, columns, columnNames) ?? '';
  const used = fields.map(columnOf);
  const unused = columns.filter((column) => !used.includes(column));
  const isLacking = fields.some(
    (field) =>
      !columns.includes(columnOf(field)) &&
      (field.isRequired || errors.some((error) => error.field === field.name)),
  );
  // It stays open for further choices.
  const [hasLacked, setHasLacked] = useState(isLacking);
  if (isLacking && !hasLacked) setHasLacked(true);
  return (
    <Styles open={hasLacked}>
      <summary>
        Column mapping
        {unused.length > 0 && <span className="mu">Not imported: {unused.join(', ')}</span>}
      </summary>
      <div>
        {fields.map((field) => {
          const { name, label, isRequired: isNeeded } = field;
          return (
            <p key={name}>
              <label htmlFor={id + name}>
                {label}
                {isNeeded && <span className="mu"> (required)</span>}
              </label>
              <select
                id={id + name}
                value={columnOf(field)}
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
          );
        })}
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
  /** What is wrong with the rows, as they were mapped before. */
  errors: TableImportResult['errors'];
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
  summary .mu {
    display: block;
    font-size: var(--a13);
    font-weight: 400;
    overflow-wrap: anywhere;
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

import type { TableImportResult } from '@site/api/content/imports/contract';
import { styled } from '@site/shell/kit';
import { useEffect, useRef } from 'react';
import { formatQuantity } from '../../formatting/formatQuantity';
import type { ImportDefinition } from './ImportDefinition';

/** The rows with errors or, without errors, the rows to import. Skipped rows come first. */
export function ImportPreview({ lines, first, words, fields, result }: ImportPreviewProps) {
  const { rows, errors, skipped } = result;
  const container = useRef<HTMLDivElement>(null);
  // It appears below a form that may fill the dialog.
  useEffect(() => void container.current?.scrollIntoView?.({ block: 'nearest' }), []);
  const refused = [...new Set(errors.map(({ line }) => line))];
  const reasons = new Map(skipped.map(({ line, message }) => [line, message]));
  const added = lines.flatMap((text, index) =>
    index >= first && text.trim() && !reasons.has(index + 1) ? [index + 1] : [],
  );
  const listed = refused.length ? refused : [...reasons.keys(), ...added];
  return (
    <Styles ref={container}>
      <p role="status">
        {refused.length ? (
          <b className="no">
            {refused.length === 1 ? '1 row has' : `${refused.length} rows have`} errors. Nothing was imported.
          </b>
        ) : (
          <b className={rows ? 'ok' : 'no'}>
            {rows ? `${formatQuantity(words, rows)} ready to import, no errors` : 'Nothing to import'}
          </b>
        )}
        {reasons.size > 0 && !refused.length && (
          <span className="mu">
            {' '}
            {reasons.size === 1 ? '1 row' : `${reasons.size} rows`} will be skipped for the reason below.
          </span>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be focusable */}
      <ol tabIndex={0} aria-label={refused.length ? 'Rows with errors' : 'Rows to import'}>
        {listed.slice(0, MAX_LINES).map((line) => (
          <li key={line}>
            <span className="m mu">Line {line}</span>
            <code>{lines[line - 1]}</code>
            {!refused.length && reasons.has(line) && (
              <p>
                <b>Skipped</b> {reasons.get(line)}
              </p>
            )}
            {errors
              .filter((error) => error.line === line)
              .map(({ field, message }) => (
                <p key={field}>
                  <b>{fields.find(({ name }) => name === field)?.label ?? field}</b> {message}
                </p>
              ))}
          </li>
        ))}
      </ol>
      {listed.length > MAX_LINES && <p className="mu">And {listed.length - MAX_LINES} more.</p>}
    </Styles>
  );
}

interface ImportPreviewProps {
  /** The lines of the file. */
  lines: string[];
  /** The index of the first row. */
  first: number;
  words: { one: string; many: string };
  fields: ImportDefinition['fields'];
  result: TableImportResult;
}

const MAX_LINES = 200;

const Styles = styled('div')`
  padding: 12px 20px 0;
  /* Above the buttons, which cover the end of the form. */
  scroll-margin-bottom: 80px;
  ol {
    max-height: 264px;
    margin-top: 8px;
    overflow: auto;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
  }
  li {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr);
    gap: 1px 10px;
    align-items: baseline;
    padding: 7px 12px;
    border-bottom: 1px solid var(--line);
  }
  li:last-of-type {
    border: 0;
  }
  code {
    font: 450 var(--a12) / 1.4 var(--mono);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  li p {
    grid-column: 2;
    font-size: var(--a13);
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
  .mu {
    font-size: var(--a13);
  }
`;

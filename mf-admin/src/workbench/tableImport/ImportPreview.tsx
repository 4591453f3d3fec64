import type { TableImportResult } from '@site/api/content/imports/contract';
import { styled } from '@site/shell/kit';
import { formatQuantity } from '../../formatting/formatQuantity';

/** The rows with errors or, without errors, the rows to import. Rows that are left out come first. */
export function ImportPreview({
  lines,
  first,
  words,
  result: { rows, errors, skipped },
}: ImportPreviewProps) {
  const refused = [...new Set(errors.map(({ line }) => line))];
  const left = new Map(skipped.map(({ line, message }) => [line, message]));
  const added = lines.flatMap((text, index) =>
    index >= first && text.trim() && !left.has(index + 1) ? [index + 1] : [],
  );
  const listed = refused.length ? refused : [...left.keys(), ...added];
  return (
    <Styles>
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
        {left.size > 0 && !refused.length && (
          <span className="mu">
            {' '}
            {left.size === 1 ? '1 row is' : `${left.size} rows are`} left out, each for the reason below.
          </span>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be focusable */}
      <ol tabIndex={0} aria-label={refused.length ? 'Rows with errors' : 'Rows to import'}>
        {listed.slice(0, MAX_LINES).map((line) => (
          <li key={line}>
            <span className="m mu">Line {line}</span>
            <code>{lines[line - 1]}</code>
            {!refused.length && left.has(line) && (
              <p>
                <b>Left out</b> {left.get(line)}
              </p>
            )}
            {errors
              .filter((error) => error.line === line)
              .map(({ field, message }) => (
                <p key={field}>
                  <b>{field}</b> {message}
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
  result: TableImportResult;
}

const MAX_LINES = 200;

const Styles = styled('div')`
  padding: 12px 20px 0;
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

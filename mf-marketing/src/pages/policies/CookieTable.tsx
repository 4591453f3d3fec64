import { below, styled, useConsent, useHydrated } from '@site/shell/kit';
import { content } from './content/cookie-preferences';
import { isStoredNow } from './isStoredNow';

/** Every item the site may store in a browser, and whether this one has it; updated after each choice. */
export function CookieTable() {
  const { columns, rows, hereNow } = content.table;
  useConsent();
  const isHydrated = useHydrated();
  const nowOf = (row: (typeof rows)[number]) => {
    if (!isHydrated) return '–';
    if (HIDDEN.test(row.name)) return hereNow.hidden;
    return isStoredNow(row) ? hereNow.yes : hereNow.no;
  };
  return (
    <Styles role="region" aria-label="Table of cookies and stored items" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <code>{row.name}</code>
              </th>
              <td data-column={columns[1]}>{row.where}</td>
              <td data-column={columns[2]}>{row.purpose}</td>
              <td data-column={columns[3]}>{row.lifetime}</td>
              <td data-column={columns[4]}>{row.category}</td>
              <td data-column={columns[5]}>{nowOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Styles>
  );
}

/** HttpOnly cookies, which scripts cannot read. */
const HIDDEN = /^__Host-/;

const Styles = styled('div')`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 1rem;
    line-height: 1.45;
  }
  th,
  td {
    text-align: left;
    vertical-align: baseline;
    padding: 13px 20px 14px 0;
    border-top: 1px solid var(--line-2);
    font-weight: 400;
  }
  thead th {
    font-size: 0.875rem;
    font-weight: 550;
    color: var(--blue);
    border-top: 0;
    padding-top: 0;
  }
  tbody tr:last-of-type > * {
    border-bottom: 1px solid var(--line-2);
  }
  code {
    font: 500 0.875rem / 1.4 var(--mono);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  @media ${below.phone} {
    table,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      padding: 14px 0 16px;
      border-top: 1px solid var(--line-2);
    }
    tbody tr > *,
    tbody tr:last-of-type > * {
      border: 0;
      padding: 2px 0;
    }
    td {
      display: grid;
      grid-template-columns: 92px 1fr;
      gap: 12px;
    }
    td::before {
      content: attr(data-column);
      color: var(--blue);
      font-size: 0.875rem;
      font-weight: 550;
    }
  }
`;

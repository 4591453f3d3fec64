import type { AuditChange } from '@site/api/auditLog/contract';
import { below, styled } from '@site/shell/kit';

/** The changed fields with their values before and after. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  if (!changes.length) return <Nothing>No fields changed.</Nothing>;
  return (
    <Styles>
      <caption>
        {changes.length === 1 ? '1 field' : `${changes.length.toLocaleString('en-US')} fields`} changed
      </caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{displayValue(before)}</td>
            <td>{displayValue(after)}</td>
          </tr>
        ))}
      </tbody>
    </Styles>
  );
}

function displayValue(value: string | null) {
  if (value === null) return <span className="mu">Empty</span>;
  if (value === '[redacted]') return <span className="mu">Hidden</span>;
  return value;
}

const Nothing = styled('p')`
  padding: 14px 20px;
  color: var(--muted);
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;

const Styles = styled('table')`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  caption {
    padding: 14px 20px 8px;
    text-align: left;
    font-weight: 600;
    color: var(--ink);
  }
  th,
  td {
    padding: 7px 8px 8px;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  th:first-of-type {
    padding-left: 20px;
  }
  td:last-of-type {
    padding-right: 20px;
    color: var(--ink);
    font-weight: 500;
  }
  thead th {
    font-size: var(--a12);
    color: var(--muted);
  }
  @media ${below.phone} {
    caption,
    th:first-of-type {
      padding-left: 16px;
    }
  }
`;

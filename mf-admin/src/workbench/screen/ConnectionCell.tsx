import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';

/** A cell of the overview of a connection to another service: its status, or its account. */
export const ConnectionCell = styled('div')`
  [role="status"] {
    gap: 6px;
  }
  .state {
    font-size: 1.0625rem;
    font-weight: 600;
  }
  .demo {
    padding: 8px 10px;
    border: 1px dashed var(--line-2);
    border-radius: var(--r-cell);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  dl {
    display: grid;
    grid-template-columns: fit-content(45%) minmax(0, 1fr);
    gap: 5px 16px;
  }
  dt {
    color: var(--muted);
  }
  code {
    font-size: var(--a13);
    overflow-wrap: anywhere;
  }
  ol {
    padding: 6px 0 0 18px;
    list-style: decimal;
  }
  summary {
    cursor: pointer;
  }
`;

interface ConnectionDatesProps {
  connection: { connectedBy: string | null; connectedAt: string | null; checkedAt: string | null };
}

/** When a service was connected and last tested, as rows of the account. */
export function ConnectionDates({
  connection: { connectedBy, connectedAt, checkedAt },
}: ConnectionDatesProps) {
  return (
    <>
      {connectedAt && (
        <>
          <dt>Connected</dt>
          <dd>
            {dateFormat.stamp(connectedAt)} by {connectedBy}
          </dd>
        </>
      )}
      {checkedAt && (
        <>
          <dt>Last tested</dt>
          <dd>{dateFormat.stamp(checkedAt)}</dd>
        </>
      )}
    </>
  );
}

import type { AuditCheck } from '@site/api/auditLog/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../requests/errorMessage';
import { useCheckAuditQuery } from './auditApi';

/** Shows whether the audit log is intact, or the first fault. */
export function IntegrityPanel() {
  const { data, error, isFetching, refetch } = useCheckAuditQuery();
  return (
    <Styles aria-label="Integrity check">
      <div role="status">
        {isFetching ? (
          <p className="mu">Checking every entry…</p>
        ) : error || !data ? (
          <>
            <p className="wt">Check failed</p>
            <p>{errorMessage(error as ApiError)}</p>
          </>
        ) : (
          <Finding check={data} />
        )}
      </div>
      <Button tone="line" size="small" disabled={isFetching} onClick={refetch}>
        <RotateCw aria-hidden />
        Check again
      </Button>
    </Styles>
  );
}

function Finding({ check }: { check: AuditCheck }) {
  const { lines, waiting, since, fault } = check;
  if (fault)
    return (
      <>
        <p className="no">{describeFault(fault)}</p>
        <p>
          {fault.sequence === null ? '' : `${countOf(lines)} before it passed the check. `}
          Someone changed the database directly. Back it up before you do anything else.
        </p>
        {fault.lineId && <Link to={`/admin/audit/${encodeURIComponent(fault.lineId)}`}>View entry</Link>}
      </>
    );
  const held: ReactNode = since ? `: ${countOf(lines)} since ${dateFormat.date(since)}` : '';
  return (
    <>
      <p className="ok">The audit log is intact{held}</p>
      {waiting > 0 && <p className="mu">{countOf(waiting)} not checked yet.</p>}
    </>
  );
}

function describeFault({ sequence, kind }: NonNullable<AuditCheck['fault']>): string {
  if (sequence !== null) return `Entry ${sequence.toLocaleString('en-US')} ${KINDS[kind]}`;
  return kind === 'inserted'
    ? 'The log contains an entry that this site didn’t write'
    : 'The links between the entries were tampered with';
}

const KINDS = { changed: 'was changed', missing: 'is missing', inserted: 'was inserted' };

const countOf = (count: number) => (count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`);

const Styles = styled('section')`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  padding: 10px 20px;
  border-bottom: 1px solid var(--line-2);
  background: var(--paper);
  div {
    min-width: 0;
  }
  .ok,
  .no,
  .wt {
    font-weight: 600;
    color: var(--ink);
  }
  .no {
    color: var(--error);
  }
  a {
    display: inline-block;
    padding-block: 4px;
    color: var(--navy);
  }
  button {
    flex: none;
  }
  @media ${below.phone} {
    align-items: flex-start;
    padding-inline: 16px;
  }
`;

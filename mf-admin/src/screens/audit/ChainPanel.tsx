import type { AuditCheck } from '@site/api/site/auditLog/contract';
import { Button, below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import * as moments from '@site/shell/moments';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../requests/errorMessage';
import { useCheckAuditQuery } from './auditApi';

/** Whether every entry is as it was written and none is missing, or where that ends. */
export function ChainPanel() {
  const { data, error, isFetching, refetch } = useCheckAuditQuery();
  return (
    <Styles aria-label="Is the record whole?">
      <div role="status">
        {isFetching ? (
          <p className="mu">Reading every entry…</p>
        ) : error || !data ? (
          <>
            <p className="wt">Not checked</p>
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
        <p className="no">{breakOf(fault)}</p>
        <p>
          {fault.sequence === null ? '' : `${countOf(lines)} before it prove themselves. `}
          Somebody wrote to the database beside this site. Keep a copy of it before anything else.
        </p>
        {fault.lineId && <Link to={`/admin/audit/${encodeURIComponent(fault.lineId)}`}>See the entry</Link>}
      </>
    );
  const held: ReactNode = since ? `: ${countOf(lines)} since ${moments.date(since)}` : '';
  return (
    <>
      <p className="ok">The record is whole{held}</p>
      {waiting > 0 && <p className="mu">{countOf(waiting)} of this moment still to be chained.</p>}
    </>
  );
}

function breakOf({ sequence, kind }: NonNullable<AuditCheck['fault']>): string {
  if (sequence !== null)
    return `The record breaks at entry ${sequence.toLocaleString('en-US')}: ${KINDS[kind]}`;
  return kind === 'inserted'
    ? 'There is an entry that this site did not write'
    : 'The record breaks: what ties its entries together was tampered with';
}

const KINDS = { changed: 'it was changed', missing: 'it is missing', inserted: 'it was put in' };

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

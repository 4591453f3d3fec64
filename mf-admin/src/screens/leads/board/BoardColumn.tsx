import { type LeadStatus, serviceOptions } from '@site/api/leads/enquiries/contract';
import type { LeadSummary } from '@site/api/leads/pipeline/contract';
import { mayEditLead } from '@site/api/leads/pipeline/policy';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { type DragEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { countOf } from '../../../formatting/formatCount';
import { formatDollars } from '../../../formatting/formatDollars';
import { useListLeadsQuery } from '../../../leadPipeline/leadsApi';
import { stageName } from '../../../leadPipeline/StageBadge';
import { usePermissions } from '../../../session/usePermissions';
import { LoadError } from '../../../workbench/screen/LoadError';
import { BoardCard } from './BoardCard';

const DATA_TYPE = 'application/x-lead';

/** The newest leads of a stage that match, with what they are worth; cards are dropped here. */
export function BoardColumn({ status, query: wanted, value, onMove }: BoardColumnProps) {
  const query = useListLeadsQuery(
    { query: { ...wanted, status, limit: String(MAX_SHOWN) } },
    { refetchOnMountOrArgChange: true },
  );
  const isAllowed = usePermissions()(mayEditLead);
  const [isOver, setIsOver] = useState(false);
  const page = query.currentData;
  const name = stageName(status);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const lead = readLead(event);
    if (lead) onMove(lead, status);
  };
  return (
    <Styles
      aria-label={name}
      className={isOver ? 'is-over' : undefined}
      onDragOver={(event) => {
        if (!isAllowed || !event.dataTransfer.types.includes(DATA_TYPE)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <h2>
        {name}
        <span className="m mu">{page && countOf(page, status)}</span>
      </h2>
      {value !== undefined && <p className="m">{formatDollars(value)}</p>}
      {!page && !query.error && <Waiting />}
      {!page && query.error && (
        <LoadError
          title="Couldn’t load the stage"
          error={query.error as ApiError}
          onRetry={query.refetch}
          isBusy={query.isFetching}
        />
      )}
      {page?.items.length === 0 && (
        <p className="mu">{Object.keys(wanted).length ? 'No matching leads.' : 'No leads.'}</p>
      )}
      <ul>
        {page?.items.map((lead) => (
          <BoardCard
            key={lead.reference}
            lead={lead}
            service={serviceOptions.find(({ value }) => value === lead.service)?.label ?? lead.service}
            isAllowed={isAllowed}
            onDragStart={(event) => event.dataTransfer.setData(DATA_TYPE, JSON.stringify(lead))}
            onMove={(to) => onMove(lead, to)}
          />
        ))}
      </ul>
      {page && page.total > page.items.length && (
        <Link className="lk" to={`${paths.admin.leads}?${new URLSearchParams({ ...wanted, status })}`}>
          View all {countOf(page, status)}
        </Link>
      )}
    </Styles>
  );
}

interface BoardColumnProps {
  status: LeadStatus;
  /** The search and the filters of the board. */
  query: Record<string, string>;
  /** The sum of the values of all its matching leads; undefined without any. */
  value: number | undefined;
  onMove: (lead: LeadSummary, status: LeadStatus) => void;
}

const MAX_SHOWN = 25;

function readLead({ dataTransfer }: DragEvent): LeadSummary | undefined {
  const text = dataTransfer.getData(DATA_TYPE);
  return text ? (JSON.parse(text) as LeadSummary) : undefined;
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton width="80%" />
      <Skeleton width="62%" />
    </div>
  );
}

const Styles = styled('section')`
  display: grid;
  gap: 10px;
  align-content: start;
  min-height: 220px;
  padding: 12px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  background: var(--paper);
  scroll-snap-align: start;
  &.is-over {
    border-color: var(--navy);
    background: var(--sel);
  }
  h2 {
    display: flex;
    justify-content: space-between;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: 8px;
  }
  > p {
    font-size: var(--a13);
  }
`;

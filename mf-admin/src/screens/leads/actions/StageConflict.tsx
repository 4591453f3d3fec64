import type { LeadStatus } from '@site/api/leads/enquiries/contract';
import type { Lead } from '@site/api/leads/pipeline/contract';
import { Button, styled } from '@site/shell/kit';
import { stageName } from '../../../leadPipeline/StageBadge';

/** A conflict: the current stage, the requested stage, and the choice between them. */
export function StageConflict({ lead, conflict, onResolve }: StageConflictProps) {
  const isSame = lead.status === conflict;
  return (
    <Styles role="alert">
      <b className="wt">Changed by someone else</b>
      <p>
        Someone else changed this lead while you had it open. Its stage is now <b>{stageName(lead.status)}</b>
        {isSame ? ', which is what you chose.' : <>; you chose {stageName(conflict)}.</>}
      </p>
      <div>
        {!isSame && (
          <Button tone="navy" size="small" onClick={() => onResolve(true)}>
            Move to {stageName(conflict)}
          </Button>
        )}
        <Button tone="line" size="small" onClick={() => onResolve(false)}>
          Keep {stageName(lead.status)}
        </Button>
      </div>
    </Styles>
  );
}

interface StageConflictProps {
  lead: Lead;
  conflict: LeadStatus;
  onResolve: (shouldRetry: boolean) => void;
}

const Styles = styled('div')`
  margin-top: 12px;
  padding: 11px 12px 12px;
  border: 1px solid var(--ember);
  border-radius: 3px;
  b {
    font-weight: 600;
    color: var(--ink);
  }
  p {
    margin: 4px 0 10px;
    font-size: var(--a14);
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

import { type LeadPriority, priorityOptions } from '@site/api/leads/enquiries/contract';
import type { Lead, LeadChange } from '@site/api/leads/pipeline/contract';
import { mayEditLead } from '@site/api/leads/pipeline/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { useSession } from '@site/shell/kit/query';
import { Menu } from '@site/shell/kit/workbench';
import { type ReactNode, useState } from 'react';
import { formatDollars } from '../../../formatting/formatDollars';
import { useListLeadMembersQuery } from '../../../leadPipeline/leadsApi';
import { usePermissions } from '../../../session/usePermissions';
import { DealDialog } from './DealDialog';

/** The stage of a lead, its owner, priority and deal, and when its first response is due. */
export function LeadOwnership({ lead, onChange, onSave, isBusy, children }: LeadOwnershipProps) {
  const { user } = useSession();
  const isAllowed = usePermissions()(mayEditLead);
  const members = useListLeadMembersQuery(undefined, { skip: !isAllowed }).data ?? [];
  const [isEditing, setEditing] = useState(false);
  const priority = priorityOptions.find(({ value }) => value === lead.priority)?.label ?? lead.priority;
  const owners = members.toSorted((a, b) => Number(b.id === user?.id) - Number(a.id === user?.id));
  const assign = (id: string) => {
    const ownerId = id || null;
    if (ownerId === lead.ownerId) return;
    const name = members.find((member) => member.id === ownerId)?.name;
    onChange({ ownerId }, name ? `Assigned to ${name}` : 'Owner removed');
  };
  return (
    <Styles>
      <div>
        <dt>Stage</dt>
        <dd>{children}</dd>
      </div>
      <div data-key="a">
        <dt>Owner</dt>
        <dd>
          <Menu
            variant="word"
            label={`Owner: ${lead.owner ?? 'no owner'}`}
            value={lead.ownerId ?? ''}
            disabled={!isAllowed || isBusy}
            items={[
              ...owners.map(({ id, name }) => ({
                value: id,
                label: id === user?.id ? `${name} (you)` : name,
              })),
              { value: '', label: 'No owner' },
            ]}
            onChoose={assign}
          >
            {lead.owner ?? 'No owner'}
          </Menu>
        </dd>
      </div>
      <div>
        <dt>Priority</dt>
        <dd>
          <Menu
            variant="word"
            label={`Priority: ${priority}`}
            value={lead.priority}
            disabled={!isAllowed || isBusy}
            items={priorityOptions}
            onChoose={(value) =>
              value !== lead.priority && onChange({ priority: value as LeadPriority }, 'Priority changed')
            }
          >
            {priority}
          </Menu>
        </dd>
      </div>
      {lead.status !== 'spam' && lead.status !== 'quarantined' && (
        <div>
          <dt>Deal</dt>
          <dd>
            <button
              type="button"
              className="lk"
              aria-label={`Deal: ${describeDeal(lead)}`}
              disabled={!isAllowed || isBusy}
              onClick={() => setEditing(true)}
            >
              {describeDeal(lead)}
            </button>
          </dd>
        </div>
      )}
      <div className="response">
        <dt>First response</dt>
        <dd>
          <FirstResponse lead={lead} />
        </dd>
      </div>
      {isEditing && (
        <DealDialog
          lead={lead}
          onSave={(change) => onSave(change, 'Deal changed')}
          onClose={() => setEditing(false)}
        />
      )}
    </Styles>
  );
}

interface LeadOwnershipProps {
  lead: Lead;
  onChange: (change: LeadChange, title: string) => void;
  /** As `onChange`, but rejects with an `ApiError`. */
  onSave: (change: LeadChange, title: string) => Promise<unknown>;
  isBusy: boolean;
  /** Shows and changes the stage. */
  children: ReactNode;
}

function describeDeal({ value, closeOn, status }: Lead): string {
  const worth = value === null ? '' : formatDollars(value);
  const closes = closeOn && status !== 'won' && status !== 'lost' ? dateFormat.calendarDate(closeOn) : '';
  if (worth && closes) return `${worth}, expected ${closes}`;
  return worth || (closes && `Expected ${closes}`) || 'No value';
}

function FirstResponse({ lead: { status, respondedAt, responseDueAt, isOverdue } }: { lead: Lead }) {
  if (respondedAt) {
    const isLate = responseDueAt !== null && responseDueAt < respondedAt;
    return (
      <>
        {dateFormat.inList(respondedAt)}
        {isLate && <span className="wt">Late</span>}
      </>
    );
  }
  if (status !== 'new' || !responseDueAt) return <>No target</>;
  return (
    <span className={isOverdue ? 'no' : undefined}>
      {isOverdue ? 'Overdue since' : 'Due'} {dateFormat.inSentence(responseDueAt)}
    </span>
  );
}

const Styles = styled('dl')`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 24px;
  margin-top: 12px;
  dt {
    font-size: var(--a13);
    color: var(--muted);
  }
  dd {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 30px;
    color: var(--ink);
    font-size: var(--a14);
  }
  @media ${below.phone} {
    dd {
      min-height: 44px;
    }
  }
  button {
    font-size: var(--a14);
  }
  button:disabled {
    cursor: default;
    color: var(--ink);
    background: none;
  }
  button:disabled::after {
    display: none;
  }
`;

import { type LeadStatus, leadStatusOptions } from '@site/api/leads/enquiries/contract';
import type { LeadSummary } from '@site/api/leads/pipeline/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { Menu } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import type { DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatDollars } from '../../../formatting/formatDollars';
import { shortcutKey } from '../../../keyboard/shortcutKey';
import { stageKeys } from '../actions/leadShortcuts';

/** A lead on the board. */
export function BoardCard({ lead, service, isAllowed, onDragStart, onMove }: BoardCardProps) {
  const { reference, name, company, owner, isOverdue, receivedAt, status, priority, value, closeOn } = lead;
  const isOpen = status === 'new' || status === 'contacted' || status === 'qualified';
  return (
    <Styles
      draggable={isAllowed}
      onDragStart={onDragStart}
      onKeyDown={(event) => {
        const key = shortcutKey(event.nativeEvent);
        const stage = key && /^[1-6]$/.test(key) ? stageKeys[Number(key) - 1] : undefined;
        if (stage && isAllowed) onMove(stage);
      }}
    >
      <Link to={paths.admin.lead(reference)} draggable={false}>
        <b>{name}</b>
        <span>{company}</span>
      </Link>
      <span className="mu">{service}</span>
      {isOverdue && <span className="no">Response overdue</span>}
      {(priority === 'urgent' || priority === 'high') && (
        <span className="wt">{priority === 'urgent' ? 'Urgent' : 'High'} priority</span>
      )}
      {value !== null && <span className="tn">{formatDollars(value)}</span>}
      {isOpen && closeOn && <span className="mu">Expected {dateFormat.calendarDate(closeOn)}</span>}
      {isOpen && <NextTask task={lead.nextTask} />}
      <span className="mu">{dateFormat.inList(receivedAt)}</span>
      <footer>
        <span className="mu">{owner ?? 'No owner'}</span>
        {isAllowed && (
          <Menu
            variant="word"
            label={`Move ${name}`}
            value={status}
            items={leadStatusOptions.filter((option) => option.value !== 'quarantined')}
            onChoose={(to) => onMove(to as LeadStatus)}
          >
            Move
          </Menu>
        )}
      </footer>
    </Styles>
  );
}

function NextTask({ task }: { task: LeadSummary['nextTask'] }) {
  if (!task) return <span className="mu">No task</span>;
  return (
    <span className={task.isOverdue ? 'no' : undefined}>
      {task.isOverdue ? 'Task overdue since' : 'Task due'} {dateFormat.calendarDate(task.dueOn)}
    </span>
  );
}

interface BoardCardProps {
  lead: LeadSummary;
  /** The name of the service. */
  service: string;
  isAllowed: boolean;
  onDragStart: (event: DragEvent) => void;
  onMove: (status: LeadStatus) => void;
}

const Styles = styled('li')`
  display: grid;
  gap: 2px;
  padding: 10px 12px 6px;
  border: 1px solid var(--line-2);
  border-radius: 4px;
  background: var(--sheet);
  font-size: var(--a13);
  overflow-wrap: anywhere;
  &[draggable="true"] {
    cursor: grab;
  }
  a {
    display: grid;
    color: var(--ink);
    text-decoration: none;
    font-size: var(--a14);
  }
  a:hover b {
    text-decoration: underline;
  }
  b {
    font-weight: 600;
  }
  footer {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    margin-top: 4px;
  }
  button {
    flex: none;
    font-size: var(--a13);
  }
`;

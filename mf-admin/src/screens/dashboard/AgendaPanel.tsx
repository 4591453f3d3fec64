import type { LeadAgenda } from '@site/api/leads/work/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Panel, Skeleton } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { formatCount } from '../../formatting/formatCount';
import { useGetLeadAgendaQuery } from '../../leadPipeline/leadsApi';
import { LoadError } from '../../workbench/screen/LoadError';

/** The member's tasks of the coming week, the leads whose first response is overdue, and those who wait for an answer. */
export function AgendaPanel() {
  const query = useGetLeadAgendaQuery(undefined, { refetchOnMountOrArgChange: true });
  const agenda = query.data;
  if (!agenda && query.error)
    return (
      <LoadError
        title="Couldn’t load your tasks"
        error={query.error as ApiError}
        onRetry={query.refetch}
        isBusy={query.isFetching}
      />
    );
  return (
    <Styles>
      <Panel
        title="Your tasks"
        action={
          <Link className="lk" to={`${paths.admin.home}/tasks`}>
            View all<span className="sr"> your tasks</span>
          </Link>
        }
        footer="Overdue tasks and open tasks due within seven days."
      >
        {agenda ? <Tasks tasks={agenda.tasks} /> : <Loading />}
      </Panel>
      <Panel
        title="Overdue responses"
        action={
          agenda &&
          agenda.overdueCount > 0 && <ListLink filter="response=overdue" of="leads with overdue responses" />
        }
        footer={agenda && overdueNote(agenda)}
      >
        {agenda ? <Overdue agenda={agenda} /> : <Loading />}
      </Panel>
      {agenda && agenda.waiting.length > 0 && (
        <Panel
          title="Waiting for a reply"
          action={<ListLink filter="response=waiting" of="leads waiting for a reply" />}
          footer="People who answered an email and have heard nothing since."
        >
          <Leads
            leads={agenda.waiting}
            mark="wt"
            prefix="Since"
            timeOf={({ waitingSince }) => waitingSince}
          />
        </Panel>
      )}
    </Styles>
  );
}

function ListLink({ filter, of }: { filter: string; of: string }) {
  return (
    <Link className="lk" to={`${paths.admin.leads}?${filter}`}>
      View all<span className="sr"> {of}</span>
    </Link>
  );
}

function Tasks({ tasks }: Pick<LeadAgenda, 'tasks'>) {
  if (!tasks.length) return <p className="mu">No tasks due this week.</p>;
  return (
    <ul>
      {tasks.map(({ id, reference, title, name, company, dueOn, isOverdue }) => (
        <li key={id}>
          <Link to={paths.admin.lead(reference)}>
            <b>{title}</b>
            <span className={isOverdue ? 'no' : 'mu'}>
              {isOverdue ? 'Overdue since' : 'Due'} {dateFormat.calendarDate(dueOn)}
            </span>
            <span className="mu">{[name, company].filter(Boolean).join(', ')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Overdue({ agenda: { overdue } }: { agenda: LeadAgenda }) {
  if (!overdue.length) return <p className="mu">No overdue responses.</p>;
  return <Leads leads={overdue} mark="no" prefix="Due" timeOf={({ responseDueAt }) => responseDueAt} />;
}

/** The first leads, each with a time. */
function Leads({ leads, mark, prefix, timeOf }: LeadsProps) {
  return (
    <ul>
      {leads.slice(0, MAX_SHOWN).map((lead) => {
        const time = timeOf(lead);
        return (
          <li key={lead.reference}>
            <Link to={paths.admin.lead(lead.reference)}>
              <b>{lead.name}</b>
              <span className={mark}>{time && `${prefix} ${dateFormat.inSentence(time)}`}</span>
              <span className="mu">
                {lead.company}, {lead.owner ?? 'no owner'}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface LeadsProps {
  leads: LeadAgenda['overdue'];
  /** The class of the time's color. */
  mark: 'no' | 'wt';
  prefix: string;
  timeOf: (lead: LeadAgenda['overdue'][0]) => string | null;
}

const MAX_SHOWN = 5;

function overdueNote({ overdue, overdueCount, isMore }: LeadAgenda): string {
  if (!overdueCount) return 'Targets are set by priority in the settings.';
  const shown = Math.min(overdue.length, MAX_SHOWN);
  const leads = overdueCount === 1 ? 'lead' : 'leads';
  return `The oldest ${shown} of ${formatCount(overdueCount, isMore)} ${leads}.`;
}

function Loading() {
  return (
    <div className="waiting" aria-busy="true">
      <Skeleton width="78%" />
      <Skeleton width="60%" />
    </div>
  );
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 20px;
  li a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1px 12px;
    align-items: baseline;
    min-height: 52px;
    padding: 8px 16px;
    border-bottom: 1px solid var(--line);
    text-decoration: none;
    outline-offset: -2px;
    font-size: var(--a14);
  }
  li a:hover {
    background: var(--hover);
  }
  li:last-of-type a {
    border-bottom: 0;
  }
  b {
    color: var(--ink);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  li a span {
    font-size: var(--a13);
  }
  li a span:last-of-type {
    grid-column: 1 / -1;
  }
  p {
    padding: 14px 16px;
  }
  .waiting {
    display: grid;
    gap: 14px;
    padding: 18px 16px;
  }
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

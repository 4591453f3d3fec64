import { mayEditLead } from '@site/api/leads/pipeline/policy';
import { type TaskPage, type TaskRow, taskStateOptions } from '@site/api/leads/work/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { formatCount } from '../../formatting/formatCount';
import { leadLists } from '../../leadPipeline/leadLists';
import { useListLeadMembersQuery, useListTasksQuery } from '../../leadPipeline/leadsApi';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ByPermission } from '../../workbench/screen/ByPermission';
import { TaskCheck } from './TaskCheck';
import { TaskDrawer } from './TaskDrawer';

/** The list of tasks. */
export const taskList: ListDefinition<TaskRow, TaskPage> = {
  name: 'tasks',
  title: 'Tasks',
  description: (
    <>
      Your open tasks on leads. Change the filters to see other tasks.
      <ByPermission needs={mayEditLead} otherwise="">
        {' '}
        Add tasks in a lead.
      </ByPermission>
    </>
  ),
  nouns: { one: 'task', many: 'tasks' },
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  windowTitle: ({ title }) => title,
  columns: [
    {
      name: 'Task',
      render: ({ title, name, company }) => (
        <>
          <b>{title}</b>
          <span>{[name, company].filter(Boolean).join(', ')}</span>
        </>
      ),
    },
    {
      name: 'Due',
      sorts: { ascending: 'first', descending: 'last', isAscendingFirst: true },
      className: 'm',
      cardPosition: 'corner',
      render: ({ dueOn, isOverdue }) => (
        <span className={isOverdue ? 'no' : undefined}>
          {dateFormat.calendarDate(dueOn)}
          {isOverdue && <span className="sr">, overdue</span>}
        </span>
      ),
    },
    {
      name: 'Assignee',
      hides: 'early',
      cardPosition: 'left',
      render: ({ assignee }) => assignee ?? <span className="mu">Unassigned</span>,
    },
    {
      name: 'Lead',
      hides: 'early',
      className: 'm',
      render: ({ reference }) => <Link to={paths.admin.lead(reference)}>{reference}</Link>,
    },
    {
      name: 'Done',
      cardPosition: 'right',
      isNamedOnCard: true,
      render: (task) => <TaskCheck task={task} />,
    },
  ],
  filters: [
    {
      name: 'assignee',
      label: 'Assignee',
      before: 'assigned to',
      any: 'me',
      choices: [],
      useChoices: useAssignees,
    },
    { name: 'state', label: 'State', before: 'that are', any: 'open', choices: taskStateOptions },
  ],
  sorts: [
    { value: 'first', label: 'soonest due first' },
    { value: 'last', label: 'latest due first' },
  ],
  useRows: (query) => useListTasksQuery({ query }, { refetchOnMountOrArgChange: true }),
  figures: (page) => [{ name: 'Shown', value: formatCount(page.total, page.isMore) }],
  emptyState: {
    title: 'No open tasks',
    text: 'You’re all caught up. Tasks on leads that are assigned to you appear here.',
    action: { label: 'Open leads', act: () => location.assign(paths.admin.leads) },
  },
  noMatchText: ({ cursor }) =>
    cursor ? 'No more tasks on this page.' : 'No matching tasks. Choose another assignee or state.',
  relatedLists: leadLists,
  Drawer: TaskDrawer,
};

function useAssignees() {
  const members = useListLeadMembersQuery(undefined).data ?? [];
  return [
    { value: 'all', label: 'everyone' },
    ...members.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'none', label: 'nobody' },
  ];
}

import type { TaskRow } from '@site/api/leads/work/contract';
import { mayEditTasks } from '@site/api/leads/work/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import Check from 'lucide-react/icons/check';
import Inbox from 'lucide-react/icons/inbox';
import Trash2 from 'lucide-react/icons/trash-2';
import { useGetTaskQuery } from '../../leadPipeline/leadsApi';
import { TaskEditForm } from '../../leadPipeline/tasks/TaskEditForm';
import { useTaskChange } from '../../leadPipeline/tasks/useTaskChange';
import { usePermissions } from '../../session/usePermissions';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { FactGrid } from '../../workbench/record/FactGrid';

/** The open task: who it is about, and its title, day and assignee. */
export function TaskDrawer({ id, ...navigation }: DetailDrawerProps) {
  const result = useGetTaskQuery({ id }, { refetchOnMountOrArgChange: true });
  const task = result.currentData;
  return (
    <QueryDrawer
      {...navigation}
      result={result}
      name="Task"
      noun="task"
      note={task && noteOf(task)}
      title={task?.title}
      description={task && [task.name, task.company].filter(Boolean).join(', ')}
      missingNote="It may have been deleted, or the URL may be wrong."
    >
      {(found) => <TaskBody key={id} task={found} onDeleted={navigation.onClose} />}
    </QueryDrawer>
  );
}

function TaskBody({ task, onDeleted }: { task: TaskRow; onDeleted: () => void }) {
  const isAllowed = usePermissions()(mayEditTasks);
  const { change, isBusy } = useTaskChange(task.reference);
  const isDone = task.doneAt !== null;
  return (
    <>
      <Actions>
        <Button
          tone="ember"
          size="small"
          disabled={!isAllowed || isBusy}
          onClick={() =>
            void change(task, { isDone: !isDone }, isDone ? 'Task reopened' : 'Task completed', { isDone })
          }
        >
          <Check aria-hidden />
          {isDone ? 'Reopen' : 'Complete'}
        </Button>
        <Button tone="line" size="small" to={paths.admin.lead(task.reference)}>
          <Inbox aria-hidden />
          Open lead
        </Button>
        {isAllowed && (
          <Button
            tone="line"
            size="small"
            disabled={isBusy}
            onClick={async () => {
              if (await change(task, { isDeleted: true }, 'Task deleted', { isDeleted: false })) onDeleted();
            }}
          >
            <Trash2 aria-hidden />
            Delete
          </Button>
        )}
      </Actions>
      {isAllowed ? (
        <Editing>
          <TaskEditForm task={task} onSave={(body, back) => change(task, body, 'Task changed', back)} />
        </Editing>
      ) : (
        <FactGrid
          facts={[
            { name: 'Due', value: dateFormat.calendarDate(task.dueOn) },
            { name: 'Assignee', value: task.assignee ?? 'Unassigned' },
            { name: 'Lead', value: task.reference },
          ]}
        />
      )}
    </>
  );
}

function noteOf({ doneAt, isOverdue, dueOn }: TaskRow): string {
  if (doneAt) return `Done ${dateFormat.stamp(doneAt)}`;
  return `${isOverdue ? 'Overdue since' : 'Due'} ${dateFormat.calendarDate(dueOn)}`;
}

const Actions = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0 20px 14px;
  @media ${below.phone} {
    padding: 0 16px 10px;
  }
`;

const Editing = styled('div')`
  padding: 4px 20px 20px;
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;

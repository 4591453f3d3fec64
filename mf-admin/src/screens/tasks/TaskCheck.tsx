import type { TaskRow } from '@site/api/leads/work/contract';
import { mayEditTasks } from '@site/api/leads/work/policy';
import { Checkbox } from '@site/shell/kit/workbench';
import { useTaskChange } from '../../leadPipeline/tasks/useTaskChange';
import { usePermissions } from '../../session/usePermissions';

/** Completes or reopens a task, with undo. */
export function TaskCheck({ task }: { task: TaskRow }) {
  const isAllowed = usePermissions()(mayEditTasks);
  const { change, isBusy } = useTaskChange(task.reference);
  const isDone = task.doneAt !== null;
  return (
    <Checkbox
      label={`Done: ${task.title}`}
      checked={isDone}
      disabled={!isAllowed || isBusy}
      onChange={() =>
        void change(task, { isDone: !isDone }, isDone ? 'Task reopened' : 'Task completed', { isDone })
      }
    />
  );
}

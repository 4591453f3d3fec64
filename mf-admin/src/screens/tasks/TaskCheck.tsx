import type { TaskRow } from '@site/api/leads/work/contract';
import { mayEditTasks } from '@site/api/leads/work/policy';
import { below, styled } from '@site/shell/kit';
import { useTaskChange } from '../../leadPipeline/tasks/useTaskChange';
import { usePermissions } from '../../session/usePermissions';

/** Completes or reopens a task, with undo. */
export function TaskCheck({ task }: { task: TaskRow }) {
  const isAllowed = usePermissions()(mayEditTasks);
  const { change, isBusy } = useTaskChange(task.reference);
  const isDone = task.doneAt !== null;
  return (
    <Styles
      type="checkbox"
      aria-label={`Done: ${task.title}`}
      checked={isDone}
      disabled={!isAllowed || isBusy}
      onClick={(event) => event.stopPropagation()}
      onChange={() =>
        change(task, { isDone: !isDone }, isDone ? 'Task reopened' : 'Task completed', { isDone })
      }
    />
  );
}

const Styles = styled('input')`
  width: 18px;
  height: 18px;
  accent-color: var(--navy);
  @media ${below.phone} {
    width: 26px;
    height: 26px;
    margin: 9px;
  }
`;

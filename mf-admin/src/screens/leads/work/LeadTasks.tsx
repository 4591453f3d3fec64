import type { LeadTask } from '@site/api/leads/work/contract';
import { mayEditTasks } from '@site/api/leads/work/policy';
import { isDay } from '@site/api/platform/contracts/endpoint';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled, useToast } from '@site/shell/kit';
import { DateInput } from '@site/shell/kit/fields';
import type { ApiError } from '@site/shell/kit/query';
import { useSession } from '@site/shell/kit/query';
import { readStorageJson, writeStorage } from '@site/shell/kit/workbench';
import { type FormEvent, useId, useRef, useState } from 'react';
import { is, object, string } from 'superstruct';
import { useCreateLeadTaskMutation, useListLeadMembersQuery } from '../../../leadPipeline/leadsApi';
import { TaskEditForm } from '../../../leadPipeline/tasks/TaskEditForm';
import { useTaskChange } from '../../../leadPipeline/tasks/useTaskChange';
import { errorMessage } from '../../../requests/errorMessage';
import { usePermissions } from '../../../session/usePermissions';

/** The tasks of a person: open ones by day, then done ones, and the form for a new one. */
export function LeadTasks({ reference, tasks }: { reference: string; tasks: LeadTask[] }) {
  const isAllowed = usePermissions()(mayEditTasks);
  const { change, isBusy } = useTaskChange(reference);
  const [edited, setEdited] = useState<string>();
  return (
    <Styles>
      {isAllowed && <TaskForm reference={reference} />}
      {tasks.length === 0 && (
        <p className="mu">No tasks yet. The assignee gets an email on the morning a task is due.</p>
      )}
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <label className={task.doneAt ? 'is-done' : undefined}>
              <input
                type="checkbox"
                checked={task.doneAt !== null}
                disabled={!isAllowed || isBusy}
                onChange={() =>
                  change(
                    task,
                    { isDone: task.doneAt === null },
                    task.doneAt ? 'Task reopened' : 'Task completed',
                    { isDone: task.doneAt !== null },
                  )
                }
              />
              <span>{task.title}</span>
            </label>
            <div className="row">
              <span className="mu">
                <span className={task.isOverdue ? 'no' : undefined}>
                  {task.isOverdue ? 'Overdue since ' : 'Due '}
                  {dateFormat.calendarDate(task.dueOn)}
                </span>
                {', '}
                {task.assignee ?? 'unassigned'}
              </span>
              {isAllowed && (
                <button
                  type="button"
                  className="bare edit"
                  aria-label={`Edit task ${task.title}`}
                  aria-expanded={task.id === edited}
                  onClick={() => setEdited(task.id === edited ? undefined : task.id)}
                >
                  Edit
                </button>
              )}
              {isAllowed && (
                <button
                  type="button"
                  className="bare"
                  aria-label={`Delete task ${task.title}`}
                  disabled={isBusy}
                  onClick={() => change(task, { isDeleted: true }, 'Task deleted', { isDeleted: false })}
                >
                  Delete
                </button>
              )}
            </div>
            {task.id === edited && (
              <div className="framed">
                <TaskEditForm
                  task={task}
                  onSave={(body, back) => change(task, body, 'Task changed', back)}
                  onClose={() => setEdited(undefined)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Styles>
  );
}

/** What was entered survives another lead and a reload, like a note. */
function TaskForm({ reference }: { reference: string }) {
  const { user } = useSession();
  const [createTask, { isLoading, error }] = useCreateLeadTaskMutation();
  const { change } = useTaskChange(reference);
  const members = useListLeadMembersQuery().data ?? [];
  const { toast } = useToast();
  const stored = `draft:task:${reference}`;
  const [draft, setDraft] = useState(() => ({
    ...{ title: '', dueOn: '', assigneeId: user?.id ?? '' },
    ...readTaskDraft(stored),
  }));
  const [problems, setProblems] = useState<{ title?: string; dueOn?: string }>({});
  const titleField = useRef<HTMLInputElement>(null);
  const dueField = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const set = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setProblems({});
    const isEmpty = !next.title && !next.dueOn;
    writeStorage(stored, isEmpty ? null : JSON.stringify(next), 'sessionStorage');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { title, dueOn, assigneeId } = draft;
    if (!title.trim() || !isDay(dueOn)) {
      setProblems({
        ...(!title.trim() && { title: 'Please enter what to do.' }),
        ...(!isDay(dueOn) && { dueOn: 'Please enter a due date, such as 11/28/2026.' }),
      });
      (title.trim() ? dueField : titleField).current?.focus();
      return;
    }
    const body = { title: title.trim(), dueOn, assigneeId: assigneeId || null };
    const { data } = await createTask({ reference, body });
    if (!data) return;
    set({ title: '', dueOn: '' });
    toast({
      title: 'Task added',
      action: { label: 'Undo', onClick: () => change(data, { isDeleted: true }, 'Change undone') },
    });
  };
  return (
    <form onSubmit={submit} aria-label="New task" data-key="t" noValidate>
      <input
        ref={titleField}
        aria-label="What to do"
        aria-invalid={problems.title ? true : undefined}
        aria-describedby={problems.title && `${errorId}-title`}
        placeholder="What to do next"
        value={draft.title}
        maxLength={200}
        required
        autoComplete="off"
        onChange={({ target }) => set({ title: target.value })}
      />
      {problems.title && (
        <p className="error" id={`${errorId}-title`} role="alert">
          {problems.title}
        </p>
      )}
      <div className="fields">
        <DateInput
          ref={dueField}
          aria-label="Due date"
          aria-invalid={problems.dueOn ? true : undefined}
          aria-describedby={problems.dueOn && `${errorId}-due`}
          value={draft.dueOn}
          required
          onChange={(dueOn) => set({ dueOn })}
        />
        <select
          aria-label="Assignee"
          value={draft.assigneeId}
          onChange={({ target }) => set({ assigneeId: target.value })}
        >
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">Unassigned</option>
        </select>
        <Button tone="line" size="small" type="submit" disabled={isLoading}>
          {isLoading ? 'Adding…' : 'Add task'}
        </Button>
      </div>
      {problems.dueOn && (
        <p className="error" id={`${errorId}-due`} role="alert">
          {problems.dueOn}
        </p>
      )}
      {error && (
        <p className="error" role="alert">
          {errorMessage(error as ApiError)}
        </p>
      )}
    </form>
  );
}

const TaskDraft = object({ title: string(), dueOn: string(), assigneeId: string() });

function readTaskDraft(name: string) {
  const stored = readStorageJson(name, 'sessionStorage');
  return is(stored, TaskDraft) ? stored : undefined;
}

const Styles = styled('div')`
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: 8px;
  }
  form + p,
  form + ul {
    margin-top: 10px;
  }
  > p {
    font-size: var(--a13);
  }
  li > label {
    display: flex;
    gap: 10px;
    align-items: flex-start;
    color: var(--ink);
    font-weight: 550;
    cursor: pointer;
  }
  li input {
    width: 16px;
    height: 16px;
    margin-top: 3px;
    flex: none;
    accent-color: var(--navy);
  }
  .is-done span {
    color: var(--muted);
    text-decoration: line-through;
  }
  li .row {
    padding-left: 26px;
  }
  li .edit {
    margin-left: auto;
  }
  li form {
    padding: 10px 0 4px 26px;
  }
  @media ${below.phone} {
    .fields {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .fields button {
      grid-column: 1 / -1;
    }
  }
`;

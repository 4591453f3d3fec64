import type { LeadTask, LeadTaskChange } from '@site/api/leads/work/contract';
import { isDay } from '@site/api/platform/contracts/endpoint';
import { Button, styled } from '@site/shell/kit';
import { DateField } from '@site/shell/kit/fields';
import { Form, FormGrid, SelectField, SubmitButton, TextField } from '@site/shell/kit/form';
import { useListLeadMembersQuery } from '../leadsApi';

/** The title, day and assignee of a task. Saves what changed, with the change that undoes it. */
export function TaskEditForm({ task, onSave, onClose }: TaskEditFormProps) {
  const members = useListLeadMembersQuery().data ?? [];
  const isKnown = members.some(({ id }) => id === task.assigneeId);
  const submit = async ({ title, dueOn, assigneeId }: Values) => {
    const problems = {
      ...(!title.trim() && { title: 'Please enter what to do.' }),
      ...(!isDay(dueOn) && { dueOn: 'Please enter a due date, such as 11/28/2026.' }),
    };
    if (Object.keys(problems).length) return Promise.reject({ fieldErrors: problems });
    const next = { title: title.trim(), dueOn, assigneeId: assigneeId || null };
    const changed = FIELDS.filter((field) => next[field] !== task[field]);
    const part = (of: typeof next | LeadTask) =>
      Object.fromEntries(changed.map((field) => [field, of[field]])) as LeadTaskChange;
    if (!changed.length || (await onSave(part(next), part(task)))) onClose?.();
  };
  return (
    <Form<Values>
      key={task.version}
      label="Edit task"
      initial={{ title: task.title, dueOn: task.dueOn, assigneeId: task.assigneeId ?? '' }}
      onSubmit={submit}
      keepValues
    >
      <FormGrid isSingle isDense isFramed>
        <TextField name="title" label="What to do" maxLength={200} autoComplete="off" />
        <DateField name="dueOn" label="Due date" />
        <SelectField
          name="assigneeId"
          label="Assignee"
          placeholder="Unassigned"
          optional
          options={[
            ...members.map(({ id, name }) => ({ value: id, label: name })),
            ...(task.assigneeId && !isKnown
              ? [{ value: task.assigneeId, label: task.assignee ?? 'Former member' }]
              : []),
          ]}
        />
      </FormGrid>
      <Footer>
        <SubmitButton tone="navy" size="small" busyLabel="Saving…">
          Save
        </SubmitButton>
        {onClose && (
          <Button tone="line" size="small" onClick={onClose}>
            Cancel
          </Button>
        )}
      </Footer>
    </Form>
  );
}

interface TaskEditFormProps {
  task: LeadTask;
  /** Resolves to whether it was saved. */
  onSave: (change: LeadTaskChange, back: LeadTaskChange) => Promise<boolean>;
  /** Called after saving, and by Cancel. Without it the form stays. */
  onClose?: () => void;
}

interface Values {
  title: string;
  dueOn: string;
  assigneeId: string;
}

const FIELDS = ['title', 'dueOn', 'assigneeId'] as const;

const Footer = styled('footer')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;

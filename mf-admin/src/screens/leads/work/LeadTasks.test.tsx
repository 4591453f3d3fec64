import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { createLeadTask, editLeadTask, listLeadMembers } from '@site/api/leads/work/contract';
import { exampleTask } from '@site/api/leads/work/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { LeadTasks } from './LeadTasks';

const Tasks = () => <LeadTasks reference="EM-4F7K22QZ" tasks={[]} />;

function openTasks() {
  const api = fakeApi().on(listLeadMembers, []).on(createLeadTask, exampleTask());
  const state = { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) };
  return renderPage(Tasks, { path: '/admin/leads', pattern: '/admin/leads', api, state });
}

const title = () => screen.findByRole('textbox', { name: 'What to do' });

test('an unfinished task is still there when the lead is opened again, until it is added', async () => {
  const first = await openTasks();
  await first.user.type(await title(), 'Send the offer');
  await first.user.type(screen.getByLabelText('Due date'), '12/04/2026');
  first.unmount();
  const second = await openTasks();
  expect(await title()).toHaveValue('Send the offer');
  expect(screen.getByLabelText('Due date')).toHaveValue('12/04/2026');
  await second.user.click(screen.getByRole('button', { name: 'Add task' }));
  expect(await screen.findByText('Task added')).toBeVisible();
  second.unmount();
  await openTasks();
  expect(await title()).toHaveValue('');
});

test('a task is edited in its place, which can be undone', async () => {
  const api = fakeApi()
    .on(listLeadMembers, [{ id: 'member-1', name: 'Robin Example' }])
    .on(editLeadTask, exampleTask({ version: 2 }));
  const state = { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) };
  const One = () => <LeadTasks reference="EM-4F7K22QZ" tasks={[exampleTask()]} />;
  const { user } = await renderPage(One, { path: '/admin/leads', pattern: '/admin/leads', api, state });
  await user.click(await screen.findByRole('button', { name: 'Edit task Send the offer' }));
  const form = within(await screen.findByRole('form', { name: 'Edit task' }));
  await user.clear(form.getByLabelText('Due date'));
  await user.type(form.getByLabelText('Due date'), '12/04/2026');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const bodies = () => api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await waitFor(() => expect(bodies()).toEqual([{ dueOn: '2026-12-04' }, { dueOn: '2026-11-24' }]));
});

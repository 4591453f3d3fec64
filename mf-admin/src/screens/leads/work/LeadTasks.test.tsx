import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { createLeadTask, listLeadMembers } from '@site/api/leads/work/contract';
import { exampleTask } from '@site/api/leads/work/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
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

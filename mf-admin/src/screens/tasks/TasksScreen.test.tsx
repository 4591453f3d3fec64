import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { editLeadTask, getTask, listLeadMembers, listTasks } from '@site/api/leads/work/contract';
import { exampleTask, exampleTaskPage, exampleTaskRow } from '@site/api/leads/work/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TasksScreen } from './TasksScreen';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (query) =>
    ({
      matches: 1280 >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});

async function openTasks(path = '/admin/tasks', role: Role = 'editor') {
  const api = fakeApi()
    .on(listTasks, exampleTaskPage([exampleTaskRow({ isOverdue: true })]))
    .on(getTask, exampleTaskRow())
    .on(listLeadMembers, [
      { id: 'member-1', name: 'Robin Example' },
      { id: 'member-2', name: 'Kim Example' },
    ])
    .on(editLeadTask, exampleTask({ version: 2 }));
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(TasksScreen, { path, pattern: '/admin/tasks/:id?', api, state });
  const changes = () => api.requests.filter(({ method }) => method === 'PATCH');
  return { ...view, api, changes };
}

test('own open tasks are listed, completed with undo, and those of others can be chosen', async () => {
  const { user, api, changes } = await openTasks();
  expect(await screen.findByRole('link', { name: /Send the offer.*Dana Example/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'EM-4F7K22QZ' })).toHaveAttribute(
    'href',
    '/admin/leads/EM-4F7K22QZ',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Done: Send the offer' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(changes().map(({ body }) => body)).toEqual([{ isDone: true }, { isDone: false }]),
  );
  expect(changes()[0]?.path).toBe('/admin/leads/EM-4F7K22QZ/tasks/task-1');
  await user.click(screen.getByRole('button', { name: 'Assignee: me' }));
  await user.click(await screen.findByRole('menuitem', { name: 'everyone' }));
  await user.click(screen.getByRole('button', { name: 'State: open' }));
  await user.click(await screen.findByRole('menuitem', { name: 'overdue' }));
  const last = () => api.requests.filter(({ path }) => path === '/admin/tasks').at(-1)?.query;
  await waitFor(() => expect(last()).toEqual({ assignee: 'all', state: 'overdue' }));
});

test('title, day and assignee of the open task are changed, which can be undone', async () => {
  const { user, changes } = await openTasks('/admin/tasks/task-1');
  const form = within(await screen.findByRole('form', { name: 'Edit task' }));
  const title = form.getByRole('textbox', { name: 'What to do' });
  await user.clear(title);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please enter what to do.')).toBeVisible();
  await user.type(title, 'Send the contract');
  await user.selectOptions(form.getByRole('combobox', { name: /Assignee/ }), 'Kim Example');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(changes().map(({ body }) => body)).toEqual([
      { title: 'Send the contract', assigneeId: 'member-2' },
      { title: 'Send the offer', assigneeId: 'member-1' },
    ]),
  );
});

test('a viewer reads tasks and changes none', async () => {
  await openTasks('/admin/tasks/task-1', 'viewer');
  expect(await screen.findByRole('button', { name: 'Complete' })).toBeDisabled();
  expect(screen.queryByRole('form', { name: 'Edit task' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Done: Send the offer' })).toBeDisabled();
});

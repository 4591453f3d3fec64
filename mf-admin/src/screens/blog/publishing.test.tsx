import { postContent } from '@site/api/content/posts/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { draft, emptyDevice, open, post, postsApi, sent } from './blogScreen.fixture';

beforeEach(emptyDevice);

test('the publish date is typed in Central Time', async () => {
  const { user, api } = await open(`/admin/blog/${post.id}`);
  const date = await screen.findByRole('group', { name: 'Publish date' });
  await user.type(within(date).getByRole('textbox', { name: /Date/ }), '11/03/2025');
  fireEvent.change(within(date).getByLabelText(/Time/), { target: { value: '09:30' } });
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(sent(api, 'PATCH').at(-1)?.body).toMatchObject({ publicDate: '2025-11-03T15:30:00.000Z' }),
  );
});

test('publishing saves first and uses the saved version', async () => {
  const { user, api } = await open(`/admin/blog/${post.id}`);
  await user.pasteInto(await screen.findByRole('textbox', { name: 'Summary' }), ' More.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Post published')).toBeVisible();
  expect(sent(api, 'PATCH').at(-1)?.body).toMatchObject({ summary: `${draft.summary} More.` });
  expect(sent(api, 'POST', '/publish')[0]?.headers.get('if-match')).toBe('"4"');
});

test('the schedule dialog stays open and shows an error for a time in the past', async () => {
  const { user, api } = await open(`/admin/blog/${post.id}`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Schedule…/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Schedule publishing' });
  fireEvent.change(within(dialog).getByLabelText('Date'), { target: { value: '2020-01-01' } });
  fireEvent.change(within(dialog).getByLabelText('Time (Central)'), { target: { value: '09:00' } });
  await user.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/Choose a time in the future/);
  expect(within(dialog).getByLabelText('Date')).toHaveAccessibleDescription(/Choose a time in the future/);
  expect(sent(api, 'PUT', '/schedule')).toEqual([]);
});

test('a scheduled post with newer changes shows what will be published and can be updated', async () => {
  const publishAt = '2026-12-01T15:00:00.000Z';
  const planned = {
    ...post,
    state: 'scheduled' as const,
    publishAt,
    scheduled: { ...draft, title: 'Before' },
  };
  const api = postsApi().on(postContent.get, planned);
  api.on(postContent.schedule, { ...planned, scheduled: draft, version: 4 });
  const { user } = await open(`/admin/blog/${post.id}`, { api });
  expect(await screen.findByText(/The version you scheduled/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Schedule the latest version' }));
  await waitFor(() => expect(screen.queryByText(/The version you scheduled/)).not.toBeInTheDocument());
  expect(sent(api, 'PUT', '/schedule')[0]?.body).toEqual({ at: publishAt });
});

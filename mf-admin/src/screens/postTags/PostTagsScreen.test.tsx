import { changePostTag, listPostTags } from '@site/api/audience/postTags/contract';
import { examplePostTag } from '@site/api/audience/postTags/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { PostTagsScreen } from './PostTagsScreen';

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

const items = [examplePostTag({ name: 'Backups', posts: 1, topics: [], subscribers: 0 }), examplePostTag()];
const tagsApi = () => fakeApi().on(listPostTags, { items, nextCursor: null, total: 2, isMore: false });

async function openTags(api = tagsApi(), path = '/admin/post-tags', role: Role = 'editor') {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(PostTagsScreen, { path, pattern: '/admin/post-tags/:id?', api, state });
  return { ...view, api, sent: () => api.requests.filter(({ method }) => method === 'POST') };
}

const opened = '/admin/post-tags/Security';

test('lists tags with their posts and the newsletter topic tied to them', async () => {
  const { container } = await openTags();
  const row = (await screen.findByRole('link', { name: 'Security' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('12')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('a tag is renamed on all posts, and an undo renames it back', async () => {
  const api = tagsApi().on(changePostTag, ({ body }) => ({ posts: 3, tag: body.to }));
  const { user, sent } = await openTags(api, opened);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Cybersecurity');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('Tag renamed on 3 posts')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Change undone')).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    { from: 'Security', to: 'Cybersecurity', isMerge: false },
    { from: 'Cybersecurity', to: 'Security', isMerge: false },
  ]);
});

test('a name that another tag has says so', async () => {
  const message = 'There is already a tag Backups. Merge the two instead.';
  const { user } = await openTags(tagsApi().on(changePostTag, failure(409, message)), opened);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'backups{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
});

test('a tag is merged into another one after a confirmation', async () => {
  const api = tagsApi().on(changePostTag, { posts: 3, tag: 'Backups' });
  const { user, sent } = await openTags(api, opened);
  await user.click(await screen.findByRole('button', { name: 'Merge into another tag' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Backups' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Security into Backups?' }));
  expect(dialog.getByText(/newsletter topic of Security will be tied to Backups/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Merge tags' }));
  expect(await screen.findByText('Security merged into Backups')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ from: 'Security', to: 'Backups', isMerge: true });
});

test('viewers see tags and change none', async () => {
  await openTags(undefined, opened, 'viewer');
  expect(await screen.findByText('Subscribers of the topic')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Rename tag' })).toBeNull();
});

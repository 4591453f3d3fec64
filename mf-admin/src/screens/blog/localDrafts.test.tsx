import { emptyPost, postContent } from '@site/api/content/posts/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure } from '@site/shell/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { draft, emptyDevice, open, post, postsApi, sent } from './blogScreen.fixture';

beforeEach(emptyDevice);

/** What the API answers to the first save of a new post. */
const begun = {
  ...post,
  draft: { ...emptyPost, author: exampleMember().name, title: 'New', slug: 'new' },
  version: 1,
};

test('unsent changes are restored when the post is opened', async () => {
  const first = await open(`/admin/blog/${post.id}`, {
    api: postsApi().on(postContent.edit, failure(503, 'Away.')),
  });
  await first.user.pasteInto(await screen.findByRole('textbox', { name: 'Title' }), ' kept');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  first.unmount();
  const { api, user } = await open(`/admin/blog/${post.id}`);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('One kept');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(api, 'PATCH').at(-1)?.body).toMatchObject({ title: 'One kept' }));
});

test('a rejected text shows an error at its field and stays in this browser', async () => {
  const message = 'This text takes too long to render.';
  const rejection = failure(400, message, { fieldErrors: { summary: message } });
  const { api, user } = await open(`/admin/blog/${post.id}`, {
    api: postsApi().on(postContent.edit, rejection),
  });
  const field = await screen.findByRole('textbox', { name: 'Summary' });
  await user.pasteInto(field, ' Much more.');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toBeInvalid();
  expect(JSON.stringify({ ...localStorage })).toContain('About one. Much more.');
  api.on(postContent.edit, ({ body }) => ({ ...post, draft: body, version: 4 }));
  await user.pasteInto(field, ' Less.');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(field).toBeValid());
});

test('leaving while typing asks for confirmation only if the browser cannot store the changes', async () => {
  const { user } = await open(`/admin/blog/${post.id}`);
  const tryToLeave = () => {
    let isFree = false;
    act(() => {
      isFree = window.dispatchEvent(new CustomEvent('leaving', { cancelable: true, detail: '/admin/leads' }));
    });
    return isFree;
  };
  await user.pasteInto(await screen.findByRole('textbox', { name: 'Title' }), ' kept');
  expect(tryToLeave()).toBe(true);
  expect(JSON.stringify({ ...localStorage })).toContain('One kept');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await user.keyboard(' not');
  expect(tryToLeave()).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  full.mockRestore();
});

test('a new post is found again with what was typed after its first save', async () => {
  const api = postsApi()
    .on(postContent.create, begun)
    .on(postContent.get, begun)
    .on(postContent.edit, failure(503, 'Away.'));
  const { user, unmount } = await open('/admin/blog/new', { api });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'New');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(api, 'POST', '/admin/blog')).not.toEqual([]));
  await user.pasteInto(screen.getByRole('textbox', { name: 'Summary' }), 'Kept.');
  unmount();
  await open(`/admin/blog/${post.id}`, { api });
  expect(await screen.findByRole('textbox', { name: 'Summary' })).toHaveValue('Kept.');
});

test('a post whose creation got no response is created once, with the later changes', async () => {
  const api = postsApi().on(postContent.create, failure(503, 'Away.'));
  const { user } = await open('/admin/blog/new', { api });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'New');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(api, 'POST', '/admin/blog')).not.toEqual([]));
  await user.pasteInto(screen.getByRole('textbox', { name: 'Summary' }), 'Since.');
  api.on(postContent.create, begun);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(sent(api, 'PATCH').at(-1)?.body).toMatchObject({ title: 'New', summary: 'Since.' }),
  );
  // A response that comes after the test would leave its steps to undo to the next one.
  expect(await screen.findByText(/^Saved /)).toBeVisible();
  const keys = sent(api, 'POST', '/admin/blog').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[\d-]{7,}$/);
  expect(new Set(keys).size).toBe(1);
});

test('changes can be undone, also after a reload', async () => {
  const first = await open(`/admin/blog/${post.id}`);
  await screen.findByRole('textbox', { name: 'Summary' });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await first.user.pasteInto(screen.getByRole('textbox', { name: 'Summary' }), ' More.');
  await first.user.keyboard('{Control>}s{/Control}');
  const written = sent(first.api, 'PATCH').at(-1)?.body as typeof draft;
  first.unmount();
  const api = postsApi().on(postContent.get, { ...post, draft: written });
  const { user } = await open(`/admin/blog/${post.id}`, { api });
  const summary = await screen.findByRole('textbox', { name: 'Summary' });
  expect(summary).toHaveValue(written.summary);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(summary).toHaveValue(draft.summary);
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(summary).toHaveValue(written.summary);
});

test('keyboard shortcuts undo changes step by step, in any field and after a reload', async () => {
  const first = await open(`/admin/blog/${post.id}`);
  await first.user.pasteInto(await screen.findByRole('textbox', { name: 'Summary' }), ' More.');
  await first.user.keyboard('{Control>}s{/Control}');
  const written = sent(first.api, 'PATCH').at(-1)?.body as typeof draft;
  first.unmount();
  const api = postsApi().on(postContent.get, { ...post, draft: written });
  const { user } = await open(`/admin/blog/${post.id}`, { api });
  const summary = await screen.findByRole('textbox', { name: 'Summary' });
  await user.click(summary);
  await user.keyboard('{Control>}z{/Control}');
  expect(summary).toHaveValue(draft.summary);
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(summary).toHaveValue(written.summary);
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.type(title, '!');
  await user.keyboard('{Control>}z{/Control}');
  expect(title).toHaveValue(draft.title);
  expect(summary).toHaveValue(written.summary);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  fireEvent.keyDown(text, { key: 'z', keyCode: 90, ctrlKey: true });
  expect(summary).toHaveValue(draft.summary);
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

test('the publish shortcut shows why it cannot publish, and sends nothing that is already published', async () => {
  const bare = { ...post, draft: { ...draft, summary: '' } };
  const first = await open(`/admin/blog/${post.id}`, { api: postsApi().on(postContent.get, bare) });
  await screen.findByRole('textbox', { name: 'Title' });
  await first.user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Couldn’t publish')).toBeVisible();
  expect(screen.getAllByText('Please enter a summary.')).toHaveLength(2);
  expect(sent(first.api, 'POST', '/publish')).toEqual([]);
  first.unmount();
  const out = { ...post, state: 'published' as const, path: '/blog/one', published: draft };
  const { api, user } = await open(`/admin/blog/${post.id}`, { api: postsApi().on(postContent.get, out) });
  await user.click(await screen.findByRole('textbox', { name: 'Title' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.keyboard('{Control>}s{/Control}');
  expect(sent(api, 'POST', '/publish')).toEqual([]);
});

import { postContent } from '@site/api/content/posts/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { draft, emptyDevice, open, post, postsApi, row, sent } from './blogScreen.fixture';

beforeEach(emptyDevice);

test('posts are listed with their state', async () => {
  await open('/admin/blog');
  expect(await screen.findByRole('link', { name: /One/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('a published post is listed with its URL, not with the one that its draft has', async () => {
  const live = { ...row, state: 'changed' as const, slug: 'two', path: '/blog/one' };
  const page = { items: [live], nextCursor: null, total: 1, isMore: false };
  await open('/admin/blog', { api: postsApi().on(postContent.list, page) });
  expect(await screen.findByText('/blog/one')).toBeVisible();
  expect(screen.queryByText('/blog/two')).toBeNull();
});

test('posts can be filtered by existing tags and authors', async () => {
  const { user, api } = await open('/admin/blog');
  await user.click(await screen.findByRole('button', { name: 'Tag: any tag' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Security' }));
  await user.click(await screen.findByRole('button', { name: 'Author: any author' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Emberline' }));
  expect(await screen.findByRole('button', { name: 'Tag: Security' })).toBeVisible();
  await waitFor(() =>
    expect(sent(api, 'GET', '/admin/blog').at(-1)?.query).toEqual({ tag: 'Security', author: 'Emberline' }),
  );
});

test('selected posts are published together', async () => {
  const { user, api } = await open('/admin/blog');
  await user.click(await screen.findByRole('checkbox', { name: 'Select One' }));
  await user.click(screen.getByRole('button', { name: /Actions for selection/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Publish 1 post' }));
  expect(await screen.findByText('1 post published')).toBeVisible();
  expect(sent(api, 'POST', '/publish')[0]?.headers.get('if-match')).toBe('"3"');
});

test('selected posts in the trash are restored, or permanently deleted by an admin', async () => {
  const { user, api } = await open('/admin/blog?bin=yes', { role: 'admin' });
  const choose = async (action: string) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select One' }));
    await user.click(screen.getByRole('button', { name: /Actions for selection/ }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await choose('Restore');
  await user.click(await screen.findByRole('button', { name: 'Restore 1 post' }));
  expect(await screen.findByText('1 post restored')).toBeVisible();
  await choose('Delete permanently');
  expect(screen.getByText(/You can’t undo this/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete 1 post permanently' }));
  expect(await screen.findByText('1 post deleted permanently')).toBeVisible();
  expect(sent(api, 'DELETE', '/permanently')[0]?.headers.get('if-match')).toBe('"3"');
});

test('if the API fails during a bulk action, the finished posts are listed and can be undone', async () => {
  const rows = ['One', 'Two', 'Three'].map((label, n) => ({ ...row, id: `${n}`.padStart(24, '0'), label }));
  let calls = 0;
  const api = postsApi()
    .on(postContent.list, { items: rows, nextCursor: null, total: 3, isMore: false })
    .on(postContent.restoreFromTrash, () =>
      ++calls === 2 ? failure(503, 'Away.') : { ...post, version: 4 },
    );
  const { user } = await open('/admin/blog?bin=yes', { api });
  for (const { label } of rows)
    await user.click(await screen.findByRole('checkbox', { name: `Select ${label}` }));
  await user.click(screen.getByRole('button', { name: /Actions for selection/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Restore' }));
  await user.click(await screen.findByRole('button', { name: 'Restore 3 posts' }));
  expect(await screen.findByText('1 post restored')).toBeVisible();
  expect(screen.getByText(/^2 posts skipped/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('an editor can restore posts from the trash but not delete them permanently', async () => {
  const { user } = await open('/admin/blog?bin=yes');
  await user.click(await screen.findByRole('checkbox', { name: 'Select One' }));
  await user.click(screen.getByRole('button', { name: /Actions for selection/ }));
  expect(await screen.findByRole('menuitem', { name: 'Restore' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete permanently' })).not.toBeInTheDocument();
});

test('the complete draft is saved at the current version, and the status says so', async () => {
  const { user, api } = await open(`/admin/blog/${post.id}`);
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(await screen.findByText('Ana is editing Summary')).toBeVisible();
  await user.pasteInto(title, ' more');
  await user.keyboard('{Control>}s{/Control}');
  const complete = { ...draft, title: 'One more', slug: 'one-more' };
  await waitFor(() => expect(sent(api, 'PATCH').at(-1)?.body).toEqual(complete));
  expect(sent(api, 'PATCH')[0]?.headers.get('if-match')).toBe('"3"');
  expect(await screen.findByText(/^Saved /)).toBeVisible();
  expect(sent(api, 'POST', '/publish')).toEqual([]);
});

test('a failed check prevents publishing, and the button says why', async () => {
  const bare = { ...post, draft: { ...draft, summary: '' } };
  const { user, api } = await open(`/admin/blog/${post.id}`, { api: postsApi().on(postContent.get, bare) });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Couldn’t publish');
  expect(notice).toHaveTextContent('Please enter a summary.');
  expect(sent(api, 'POST', '/publish')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const schedule = await screen.findByRole('menuitem', { name: 'Schedule… Please enter a summary.' });
  expect(schedule).toHaveAttribute('aria-disabled', 'true');
});

test('a new post is by the member who starts it', async () => {
  await open('/admin/blog/new');
  expect(await screen.findByRole('textbox', { name: 'Author' })).toHaveValue(exampleMember().name);
});

test('changing the address of a published post is a separate action that asks about the old address', async () => {
  const known = { ...post, state: 'published' as const, path: '/blog/one', publishedAt: post.updatedAt };
  const api = postsApi()
    .on(postContent.get, { ...known, published: draft })
    .on(postContent.edit, ({ body }) => ({ ...known, published: draft, draft: body, version: 4 }));
  const { user } = await open(`/admin/blog/${post.id}`, { api });
  const address = await screen.findByRole('textbox', { name: 'Slug' });
  expect(address).toHaveAttribute('readonly');
  await user.pasteInto(screen.getByRole('textbox', { name: 'Title' }), ' more');
  expect(address).toHaveValue('one');
  await user.click(screen.getByRole('button', { name: 'Change slug…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change slug' }));
  const next = dialog.getByRole('textbox', { name: 'New slug' });
  await user.clear(next);
  await user.pasteInto(next, 'Two & three');
  expect(dialog.getByText('/blog/two-three')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change slug' }));
  expect(screen.getByText('When you publish, /blog/one redirects to /blog/two-three (301).')).toBeVisible();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(api, 'PATCH').at(-1)?.body).toMatchObject({ slug: 'two-three' }));
  await user.click(screen.getByRole('button', { name: 'Keep one' }));
  expect(address).toHaveValue('one');
});

test('the social preview shows the cover or the generated image', async () => {
  const image = `/api/media/${'b'.repeat(24)}`;
  const covered = { ...draft, image, imageAlt: 'A rack', seo: { title: 'Racks', description: '' } };
  const api = postsApi().on(postContent.get, { ...post, draft: covered });
  const { user } = await open(`/admin/blog/${post.id}`, { api });
  const card = within(await screen.findByRole('figure', { name: 'Social preview' }));
  expect(card.getByRole('img', { name: 'A rack' })).toHaveAttribute('src', `${image}?w=640`);
  expect(card.getByText('Racks')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(card.getByText('The site generates an image from the title.')).toBeVisible();
});

test('tags that exist are offered, and taken for the same word in another case', async () => {
  const api = postsApi();
  const { user } = await open(`/admin/blog/${post.id}`, { api });
  const field = await screen.findByRole('combobox', { name: 'Tags' });
  await user.type(field, 'support{Enter}planning{Enter}');
  for (const tag of ['Support', 'Planning'])
    expect(screen.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
});

test('a viewer finds no editable fields', async () => {
  const tagged = { ...post, draft: { ...draft, tags: ['Patches'] } };
  const api = postsApi().on(postContent.get, tagged);
  await open(`/admin/blog/${post.id}`, { role: 'viewer', api });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly');
  expect(screen.getByText('Patches')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

test('restoring a version saves first, then restores it on the server', async () => {
  const then = { ...draft, title: 'Then' };
  const api = postsApi()
    .on(postContent.revisions, [{ version: 2, at: post.updatedAt, by: 'Ana', action: 'written' }])
    .on(postContent.revision, then)
    .on(postContent.restoreRevision, { ...post, draft: then, version: 5 });
  const { user } = await open(`/admin/blog/${post.id}`, { api });
  await user.pasteInto(await screen.findByRole('textbox', { name: 'Summary' }), ' More.');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByText('Version history'));
  await user.click(await screen.findByRole('button', { name: /Edited/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore version' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Then'));
  expect(sent(api, 'PATCH').at(-1)?.body).toMatchObject({ summary: `${draft.summary} More.` });
  const [call] = sent(api, 'POST', '/revisions/2/restore');
  expect(call?.headers.get('if-match')).toBe('"4"');
  expect(sent(api, 'GET', '/revisions/2')).toHaveLength(1);
});

test('a published post keeps its address when a version is restored, unless the old address is selected', async () => {
  const then = { ...draft, title: 'Then', slug: 'then' };
  const known = { ...post, state: 'published' as const, publishedAt: post.updatedAt, path: '/blog/one' };
  const api = postsApi()
    .on(postContent.get, known)
    .on(postContent.revisions, [{ version: 2, at: post.updatedAt, by: 'Ana', action: 'written' }])
    .on(postContent.revision, then)
    .on(postContent.restoreRevision, { ...known, draft: { ...then, slug: 'one' }, version: 4 });
  const { user } = await open(`/admin/blog/${post.id}`, { api });
  const restore = async (choose?: string) => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByText('Version history'));
    await user.click(await screen.findByRole('button', { name: /Edited/ }));
    if (choose) await user.click(await screen.findByRole('checkbox', { name: new RegExp(choose) }));
    await user.click(await screen.findByRole('button', { name: 'Restore version' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore version' })).toBeNull());
  };
  await restore();
  await restore('Also restore the URL /blog/then');
  const queries = sent(api, 'POST', '/revisions/2/restore').map(({ query }) => query);
  expect(queries).toEqual([{}, { address: 'restored' }]);
});

test('a version with the URL that the page has says that the page stays there', async () => {
  const known = { ...post, state: 'published' as const, publishedAt: post.updatedAt, path: '/blog/one' };
  const api = postsApi()
    .on(postContent.get, { ...known, draft: { ...draft, slug: 'two' } })
    .on(postContent.revisions, [{ version: 2, at: post.updatedAt, by: 'Ana', action: 'published' }])
    .on(postContent.revision, draft);
  const { user } = await open(`/admin/blog/${post.id}`, { api });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByText('Version history'));
  await user.click(await screen.findByRole('button', { name: /Published/ }));
  const choice = await screen.findByRole('checkbox', { name: /^Also restore the URL \/blog\/one/ });
  expect(choice).toHaveAccessibleName(/The page stays at this URL when you publish\.$/);
});

test('the export contains the filtered list and shows why it failed', async () => {
  const api = postsApi().on(postContent.exportList, failure(429, 'Too many requests.'));
  const { user } = await open('/admin/blog?state=draft&q=one', { api });
  await user.click(await screen.findByRole('button', { name: 'Export 1' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  expect(await screen.findByText('Too many requests.')).toBeVisible();
  expect(screen.getByText('Request test')).toBeInTheDocument();
  expect(sent(api, 'GET', '/admin/blog/export')[0]?.query).toEqual({
    state: 'draft',
    q: 'one',
    format: 'csv',
  });
});

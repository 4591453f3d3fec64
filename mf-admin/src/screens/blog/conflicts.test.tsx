import { postContent } from '@site/api/content/posts/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure } from '@site/shell/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { draft, emptyDevice, open, post, postsApi } from './blogScreen.fixture';

/** The Markdown editor registers its commands on its element; jsdom cannot type into it. */
type WrittenText = HTMLElement & {
  editor: { commands: { insertContentAt: (at: number, words: string) => void } };
};

beforeEach(emptyDevice);

test('for a field that both members changed, one version is selected', async () => {
  const { user, api } = await open(`/admin/blog/${post.id}`);
  await user.pasteInto(await screen.findByRole('textbox', { name: 'Summary' }), ' Mine.');
  const theirs = { ...post, version: 9, draft: { ...draft, summary: 'Theirs.', author: 'Ana' } };
  api.on(postContent.edit, failure(412, 'Somebody else changed this.')).on(postContent.get, theirs);
  await user.keyboard('{Control>}s{/Control}');
  const field = within(await screen.findByRole('group', { name: 'Summary' }));
  await user.click(field.getByRole('radio', { name: /^Their version/ }));
  api.on(postContent.edit, ({ body }) => ({ ...theirs, draft: body, version: 10 }));
  await user.click(screen.getByRole('button', { name: 'Save selection' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('Theirs.'));
  expect(screen.getByRole('textbox', { name: 'Author' })).toHaveValue('Ana');
});

test('for a text that both changed, only the differing passage is selected', async () => {
  const text = 'One.\n\nTwo.\n\nThree.\n';
  const before = { ...post, draft: { ...draft, markdown: text } };
  const api = postsApi().on(postContent.get, before);
  const { user } = await open(`/admin/blog/${post.id}`, { api });
  const editor = (await screen.findByRole('textbox', { name: 'Text' })) as WrittenText;
  const theirs = { ...draft, markdown: text.replace('One.', '**Theirs.**').replace('Three', 'Their three') };
  api
    .on(postContent.edit, failure(412, 'Somebody else changed this.'))
    .on(postContent.get, { ...before, version: 9, updatedBy: exampleMember().name, draft: theirs });
  act(() => void editor.editor.commands.insertContentAt(1, 'Mine. '));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/You also changed this post in another tab/)).toBeVisible();
  const field = within(screen.getByRole('group', { name: 'Text' }));
  expect(await field.findByText('Theirs.', { selector: 'strong' })).toBeVisible();
  expect(field.queryByText(/Their three/)).not.toBeInTheDocument();
  await user.click(field.getByRole('radio', { name: /^Other tab or device/ }));
  await user.click(screen.getByRole('button', { name: 'Save selection' }));
  await waitFor(() => expect(editor).toHaveTextContent('Theirs.Two.Their three.'));
});

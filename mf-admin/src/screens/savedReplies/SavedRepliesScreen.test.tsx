import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { createSavedReply, listSavedReplies } from '@site/api/leads/replies/contract';
import { exampleSavedReply } from '@site/api/leads/replies/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { SavedRepliesScreen } from './SavedRepliesScreen';

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('saved replies are listed, and an unknown variable is refused at the field', async () => {
  const page = { items: [exampleSavedReply()], nextCursor: null, total: 1, isMore: false };
  const says = 'There is no variable {{password}}.';
  const api = fakeApi()
    .on(listSavedReplies, page)
    .on(createSavedReply, () => failure(400, says, { fieldErrors: { text: says } }));
  const state = { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) };
  const { user } = await renderPage(SavedRepliesScreen, {
    path: '/admin/saved-replies/new',
    pattern: '/admin/saved-replies/:id?',
    api,
    state,
  });
  expect(await screen.findByRole('link', { name: /First answer/ })).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Second answer');
  await user.type(screen.getByLabelText('Text'), '{{{{password}}');
  await user.click(screen.getByRole('button', { name: 'Add saved reply' }));
  expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
});

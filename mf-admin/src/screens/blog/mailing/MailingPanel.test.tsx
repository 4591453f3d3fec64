import { getMailing, sendMailing, testMailing } from '@site/api/audience/mailings/contract';
import { exampleMailing } from '@site/api/audience/mailings/example';
import type { ContentDocument } from '@site/api/content/documents/contract';
import { emptyPost, type PostDraft } from '@site/api/content/posts/contract';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MailingPanel } from './MailingPanel';

const id = 'a'.repeat(24);

async function open(
  mailing = exampleMailing(),
  { role = 'editor' as Role, path = '/blog/one' as string | null } = {},
) {
  const document = { id, path, draft: emptyPost } as ContentDocument<PostDraft>;
  let known = mailing;
  const api = fakeApi()
    .on(getMailing, () => known)
    .on(testMailing, { to: 'ana@emberline.example' })
    .on(sendMailing, () => {
      known = exampleMailing({ state: 'sending', readers: 412, sent: 7, startedBy: 'Ana' });
      return { readers: 412 };
    });
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const page = await renderPage(() => <MailingPanel document={document} />, { path: '/', api, state });
  const posts = () =>
    api.requests.filter(({ method }) => method === 'POST').map(({ path: requested }) => requested);
  return { ...page, api, posts };
}

test('shows the recipients and sends only after a confirmation', async () => {
  const { user, posts } = await open();
  expect(await screen.findByText(/412 subscribers confirmed \(topics: support/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send to 412 subscribers…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Email this post to 412 subscribers?' });
  expect(posts()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Send to 412 subscribers' }));
  const status = await screen.findByText(/Sent to 7 of 412, in progress\. Started by Ana/);
  // Keyboard users continue from there.
  await waitFor(() => expect(status).toHaveFocus());
  expect(posts()).toEqual([expect.stringMatching(/\/mailing$/)]);
  expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
});

test('shows the email in a frame without scripts, and sends a test email to the member', async () => {
  const { user, posts } = await open();
  await user.click(await screen.findByRole('button', { name: 'Preview email' }));
  const frame = await screen.findByTitle('Email');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('srcdoc', exampleMailing().letter?.html);
  await user.click(screen.getByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText('Sending a test to ana@emberline.example.')).toBeVisible();
  expect(posts()).toEqual([expect.stringMatching(/\/mailing\/test$/)]);
});

test('shows the result of each email and cannot be started again', async () => {
  await open(
    exampleMailing({ state: 'sent', readers: 1204, sent: 1200, leftOut: 3, failed: 1, startedBy: 'Ana' }),
  );
  const status = await screen.findAllByText(
    /Sent to 1,200 of 1,204\. 3 unsubscribed or paused before sending, 1 could not be delivered/,
  );
  expect(status[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
});

test('a viewer can preview the email; an unpublished post or one without recipients cannot be sent', async () => {
  const { unmount } = await open(exampleMailing(), { role: 'viewer' });
  expect(await screen.findByRole('button', { name: 'Preview email' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  unmount();
  const { api, unmount: close } = await open(exampleMailing(), { path: null });
  expect(screen.getByText(/Nothing is sent automatically/)).toBeVisible();
  expect(api.requests).toEqual([]);
  close();
  await open(exampleMailing({ readers: 0 }));
  expect(await screen.findByRole('button', { name: 'Send to 0 subscribers…' })).toBeDisabled();
});

test('an API error is shown in the dialog', async () => {
  const { user, api } = await open();
  api.on(sendMailing, failure(409, 'This post was already emailed. A post can be emailed only once.'));
  await user.click(await screen.findByRole('button', { name: 'Send to 412 subscribers…' }));
  await user.click(await screen.findByRole('button', { name: 'Send to 412 subscribers' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('already emailed');
});

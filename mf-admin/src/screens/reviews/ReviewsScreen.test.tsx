import { createReview, getReview, listReviews } from '@site/api/content/reviews/contract';
import { exampleReview, exampleReviewPage } from '@site/api/content/reviews/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ReviewsScreen } from './ReviewsScreen';

const reviewsApi = () => fakeApi().on(listReviews, exampleReviewPage()).on(getReview, exampleReview());

function open({ api = reviewsApi(), path = '/admin/reviews', role = 'editor' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  return renderPage(ReviewsScreen, { path, pattern: '/admin/reviews/:id?', api, state });
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('lists each review with rating, date and visibility', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /P\. Lindgren, Google/ }));
  for (const text of ['5 of 5', 'October 2, 2026', 'Shown']) expect(row.getByText(text)).toBeVisible();
});

test('a missing link is shown at its field', async () => {
  const fieldErrors = { link: 'Enter the link.' };
  const api = reviewsApi().on(createReview, failure(400, 'No.', { fieldErrors }));
  const { user } = await open({ api, path: '/admin/reviews/new' });
  await user.type(await screen.findByRole('textbox', { name: 'Source' }), 'Clutch');
  await user.type(screen.getByRole('textbox', { name: 'Date' }), '2026-10-02');
  await user.click(screen.getByRole('button', { name: 'Add review' }));
  const link = screen.getByRole('textbox', { name: /^Link to the review/ });
  await waitFor(() => expect(link).toHaveFocus());
  expect(link).toHaveAccessibleDescription(/Enter the link\./);
});

test('a viewer can read but finds no actions', async () => {
  await open({ role: 'viewer', path: `/admin/reviews/${exampleReview().id}` });
  expect(await screen.findByText(/Editing it requires the editor role/)).toBeVisible();
  for (const name of ['New review', 'Save', 'Delete'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

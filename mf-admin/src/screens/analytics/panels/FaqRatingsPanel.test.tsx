import { listVotes } from '@site/api/insights/votes/contract';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { FaqRatingsPanel } from './FaqRatingsPanel';

const page = { nextCursor: null, total: 1, isMore: false };

test('lists how often each answer of the FAQ page helped', async () => {
  const items = [{ question: '/faq#what-does-it-cost', helpful: 1200, notHelpful: 31 }];
  await renderPage(FaqRatingsPanel, { api: fakeApi().on(listVotes, { ...page, items }) });
  const row = (await screen.findByRole('link', { name: 'What does it cost' })).closest('tr') as HTMLElement;
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/faq#what-does-it-cost');
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1,200', '31']);
});

test('says that there are no ratings yet, or that they could not be loaded', async () => {
  const view = await renderPage(FaqRatingsPanel, { api: fakeApi().on(listVotes, { ...page, items: [] }) });
  expect(await screen.findByText(/^No ratings yet/)).toBeVisible();
  view.unmount();
  await renderPage(FaqRatingsPanel, { api: fakeApi().on(listVotes, failure(503, 'Later.')) });
  expect(await screen.findByText('Couldn’t load ratings')).toBeVisible();
});

import { defaultSettings, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { TestimonialsSection } from './TestimonialsSection';

const MARK = /sample quotes/;
const ownQuotes = defaultSettings.testimonials.map(({ isSample: _, ...quote }) => quote);

beforeEach(() => localStorage.clear());

test('visitors see no mark of samples', async () => {
  await renderPage(TestimonialsSection);
  expect(screen.getByRole('region', { name: 'What Our Clients Say' })).toBeVisible();
  expect(screen.queryByText(MARK)).not.toBeInTheDocument();
});

test('members see that quotes are samples, and no mark where none is', async () => {
  localStorage.setItem('session-seen', String(Date.now()));
  const { unmount } = await renderPage(TestimonialsSection);
  expect(screen.getByRole('note', { name: 'For members only' })).toHaveTextContent(MARK);
  unmount();
  await renderPage(TestimonialsSection, { settings: { testimonials: ownQuotes } });
  expect(screen.queryByText(MARK)).not.toBeInTheDocument();
});

test('a member who was away for an hour is a visitor', async () => {
  localStorage.setItem('session-seen', String(Date.now() - 3_600_000));
  await renderPage(TestimonialsSection);
  expect(screen.queryByText(MARK)).not.toBeInTheDocument();
});

test('without quotes there is no section', async () => {
  await renderPage(TestimonialsSection, { settings: { testimonials: [] } });
  expect(screen.queryByText('What Our Clients Say')).not.toBeInTheDocument();
});

import { defaultSettings, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { TestimonialsSection } from './TestimonialsSection';

test('samples are called samples', async () => {
  await renderPage(TestimonialsSection);
  expect(screen.getByText(/^Sample quotes/)).toBeVisible();
});

test("quotes of the team's own clients are not", async () => {
  const testimonials = defaultSettings.testimonials.map(({ isSample: _, ...quote }) => quote);
  await renderPage(TestimonialsSection, { settings: { testimonials } });
  expect(screen.getByRole('region', { name: 'What Our Clients Say' })).toBeVisible();
  expect(screen.queryByText(/^Sample quotes/)).not.toBeInTheDocument();
});

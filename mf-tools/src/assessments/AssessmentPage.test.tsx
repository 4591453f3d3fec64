import { isNotFound } from '@site/shell/kit';
import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import * as page from './AssessmentPage';
import { ASSESSMENTS } from './content';

const pattern = '/assessments/:slug';
const open = (slug: string) => renderPage(page, { path: `/assessments/${slug}`, pattern, params: { slug } });

test.each(ASSESSMENTS)(
  '$slug says what it will ask, that it is not open, and whom to call',
  async ({ slug, title, domains }) => {
    await open(slug);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const domain of domains) expect(screen.getByRole('heading', { name: domain.title })).toBeVisible();
    expect(screen.getByText('Not open yet')).toBeVisible();
    expect(screen.getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute('href', 'tel:+15125550100');
  },
);

test('the number of questions is the one promised', () => {
  const totals = ASSESSMENTS.map(({ domains }) => domains.reduce((sum, { questions }) => sum + questions, 0));
  expect(totals).toEqual([20, 24]);
});

test.each(['nope', 'businesstechcheck', 'constructor'])('%s is no assessment', async (slug) => {
  expect(isNotFound(await open(slug).catch((error) => error))).toBe(true);
});

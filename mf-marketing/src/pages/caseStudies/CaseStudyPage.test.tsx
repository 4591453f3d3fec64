import { getCaseStudy, listCaseStudies } from '@site/api/content/caseStudies/contract';
import { exampleCaseStudy, exampleCaseStudySummary } from '@site/api/content/caseStudies/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as listPage from './CaseStudiesPage';
import * as page from './CaseStudyPage';

const lost = { outcome: 'not-found' };
const open = (caseStudy = exampleCaseStudy()) =>
  renderPage(page, {
    path: `/case-studies/${caseStudy.slug}`,
    pattern: '/case-studies/:slug',
    params: { slug: caseStudy.slug },
    api: fakeApi().on(getCaseStudy, caseStudy),
  });

test('says who, what the situation was, what was done, what changed and who says so', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'No more lost mornings' })).toBeVisible();
  expect(screen.getByText('Regional law firm')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Legal' })).toHaveAttribute('href', '/industries/legal');
  expect(screen.getByRole('region', { name: 'The situation' })).toHaveTextContent(/Nobody owned the problem/);
  const row = within(screen.getByRole('row', { name: /^Time to resolution/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '9.2 h',
    '2.1 h',
    'Median of all tickets in the ticket system',
    'March 2025 and March 2026',
  ]);
  expect(screen.getByRole('region', { name: 'In the client’s words' })).toHaveTextContent(
    /P\. L\., Managing partner/,
  );
});

test('parts without content are not there', async () => {
  await open(exampleCaseStudy({ figures: [], quote: null, size: '', industry: '' }));
  for (const name of ['Before and after', 'In the client’s words'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  for (const term of ['Industry', 'Size']) expect(screen.queryByText(term)).not.toBeInTheDocument();
});

test('an address without a case is a 404', async () => {
  const api = fakeApi().on(getCaseStudy, failure(404, 'There is no such case study.'));
  await expect(
    renderPage(page, { path: '/case-studies/none', params: { slug: 'none' }, api }),
  ).rejects.toMatchObject(lost);
});

test('the list leads to each case, and is not there without any', async () => {
  const api = fakeApi().on(listCaseStudies, [exampleCaseStudySummary()]);
  const { unmount } = await renderPage(listPage, { path: '/case-studies', api });
  expect(screen.getByRole('link', { name: 'No more lost mornings' })).toHaveAttribute(
    'href',
    '/case-studies/no-more-lost-mornings',
  );
  expect(screen.getByText('9.2 h → 2.1 h')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', '/bookings');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  unmount();
  api.on(listCaseStudies, []);
  await expect(renderPage(listPage, { path: '/case-studies', api })).rejects.toMatchObject(lost);
});

import { renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { Breadcrumbs } from './Breadcrumbs';
import { Page, type PageTexts } from './Page';

const words: PageTexts = {
  title: 'A desk made of oak',
  description: 'What an oak desk is for.',
  lead: 'It stands.',
  path: '/desks/oak',
  breadcrumbs: [{ label: 'Desks', to: '/desks' }],
  label: 'Oak',
};
const show = (part: Partial<PageTexts> = {}) =>
  renderPage(() => (
    <Page
      {...words}
      {...part}
      renderHeader={({ title, lead, breadcrumbs }) => (
        <>
          <Breadcrumbs items={breadcrumbs} />
          <h1>{title}</h1>
          <p>{lead}</p>
        </>
      )}
    />
  ));
const data = () => document.querySelector('script[type="application/ld+json"]')?.textContent;

test('renders heading, title, breadcrumbs and structured data from the same texts', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A desk made of oak');
  expect(document.title).toMatch(/^A desk made of oak \| /);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(trail.map(({ textContent }) => textContent)).toEqual(['Home', 'Desks', 'Oak']);
  expect(trail.at(-1)).toHaveAttribute('aria-current', 'page');
  const listed = JSON.parse(data() ?? '{}').itemListElement as { name: string; item: string }[];
  expect(listed.map(({ name, item }) => [name, new URL(item).pathname])).toEqual([
    ['Home', '/'],
    ['Desks', '/desks'],
    ['Oak', '/desks/oak'],
  ]);
});

test('the search title can differ from the heading', async () => {
  await show({ searchTitle: 'Oak desks in Texas' });
  expect(document.title).toMatch(/^Oak desks in Texas \| /);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A desk made of oak');
});

test('a page with noindex has no structured breadcrumbs', async () => {
  await show({ noindex: true });
  expect(data()).toBeUndefined();
});

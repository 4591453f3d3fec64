import { getReviews } from '@site/api/content/reviews/contract';
import { examplePublicReviews } from '@site/api/content/reviews/example';
import { getTeam } from '@site/api/content/team/contract';
import { exampleTeamMember } from '@site/api/content/team/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as page from './AboutPage';

const { isVisible: _, updatedAt: __, version: ___, ...dana } = exampleTeamMember();
const noReviews = examplePublicReviews({ count: 0, average: 0, sources: [], items: [] });
const withTeam = (people: (typeof dana)[]) => ({
  path: '/about',
  api: fakeApi().on(getTeam, people).on(getReviews, noReviews),
});

test('visitors meet the team in its order, each with what they are, links and a card', async () => {
  const sam = { ...dana, id: 'sam', name: 'Sam', photo: '/media/sam.webp', photoAlt: 'Sam at a rack' };
  await renderPage(page, withTeam([sam, dana]));
  const team = within(screen.getByRole('region', { name: 'Meet the team' }));
  expect(team.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Sam',
    'Dana Reyes',
  ]);
  expect(team.getByRole('img', { name: 'Sam at a rack' })).toHaveAttribute('src', '/media/sam.webp');
  expect(team.getByText('DR')).toBeVisible();
  expect(team.getByRole('link', { name: 'LinkedIn of Dana Reyes' })).toHaveAttribute('href', dana.links[0]);
  const card = team.getByRole('link', { name: 'Contact card of Dana Reyes' });
  expect(card).toHaveAttribute('href', `/api/team/${dana.id}/contact.vcf`);
  expect(team.getAllByText('CISSP, Security+')).toHaveLength(2);
  expect(team.getAllByText('Restores old radios.')).toHaveLength(2);
});

test('a bio is rendered as text only', async () => {
  const evil = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  await renderPage(page, withTeam([{ ...dana, name: evil, bio: evil, position: evil }]));
  expect(screen.getAllByText(evil)).toHaveLength(3);
  expect(document.querySelector('main script, li img')).toBeNull();
});

test('without anybody to show there is no empty section', async () => {
  await renderPage(page, withTeam([]));
  expect(screen.getByRole('region', { name: 'Mission' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Meet the team' })).not.toBeInTheDocument();
});

test('without the API the rest of the page is complete', async () => {
  const loader = () => page.loader({ fetch: () => Promise.reject(new Error('away')) } as never);
  await expect(loader()).rejects.toThrow('away');
  await renderPage(page.Component, { path: '/about', api: fakeApi().on(getTeam, failure(503, 'Away.')) });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Meet the team' })).not.toBeInTheDocument();
});

test('the average of reviews is shown with their number, each review with its link', async () => {
  const api = fakeApi().on(getTeam, []).on(getReviews, examplePublicReviews());
  await renderPage(page, { path: '/about', api });
  const reviews = within(screen.getByRole('region', { name: 'Reviews' }));
  expect(reviews.getByText('4.8 of 5').parentElement).toHaveTextContent(
    '4.8 of 5 is the average of 12 reviews on Clutch, Google.',
  );
  expect(reviews.getByRole('link', { name: 'Read it there by P. Lindgren on Google' })).toHaveAttribute(
    'href',
    'https://reviews.example/1',
  );
});

test('without reviews there is no average', async () => {
  await renderPage(page, withTeam([]));
  expect(screen.queryByRole('region', { name: 'Reviews' })).not.toBeInTheDocument();
});

import { getPolicy, getPolicyVersion } from '@site/api/content/policies/contract';
import { examplePolicy, examplePolicyVersionText } from '@site/api/content/policies/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as page from './PolicyPage';

const open = (policy = examplePolicy(), path = '/privacy-policy') => {
  const api = fakeApi()
    .on(getPolicy, policy)
    .on(getPolicyVersion, ({ params }) => examplePolicyVersionText(Number(params.number)));
  return renderPage(page, { path, api });
};
const lost = { outcome: 'not-found' };
const DRAFT = /^Draft for review by counsel\./;

test('says since when it is in force, and what it says under headings that can be linked to', async () => {
  await open();
  expect(screen.getByText('November 22, 2026')).toBeVisible();
  const sections = within(screen.getByRole('navigation', { name: 'Sections' }));
  expect(sections.getByRole('link', { name: 'Keeping' })).toHaveAttribute('href', '#section-keeping');
  expect(
    within(screen.getByRole('region', { name: 'Keeping' })).getByText('Emails stay 7 days here.'),
  ).toBeVisible();
});

test('says in plain words what changed, and compares word by word for who asks', async () => {
  const { user } = await open();
  const changed = within(screen.getByRole('region', { name: 'What changed on November 22, 2026' }));
  expect(changed.getByText('You can book a meeting here now.')).toBeVisible();
  expect(changed.queryByRole('insertion')).not.toBeInTheDocument();
  await user.click(changed.getByText('Compare with the version of November 20, 2026, word by word'));
  expect(await changed.findByRole('heading', { name: 'Meetings new' })).toBeVisible();
  expect(changed.getByRole('heading', { name: 'Keeping reworded' })).toBeVisible();
  expect(changed.getAllByRole('insertion').map(({ textContent }) => textContent?.trim())).toEqual([
    '7',
    'We ask for your name.',
  ]);
  expect(changed.getByRole('deletion')).toHaveTextContent('30');
});

test('compares the preview of a version that nobody published yet, by the token it was opened with', async () => {
  const token = 'a'.repeat(43);
  history.replaceState(null, '', `/privacy-policy?preview=${token}`);
  const requested: (string | null)[] = [];
  const api = fakeApi()
    .on(getPolicy, examplePolicy())
    .on(getPolicyVersion, ({ params, headers }) => {
      requested.push(headers.get('x-preview'));
      return examplePolicyVersionText(Number(params.number));
    });
  const { user } = await renderPage(page, { path: `/privacy-policy?preview=${token}`, api });
  await user.click(screen.getByText(/^Compare with the version of/));
  expect(await screen.findByRole('heading', { name: 'Meetings new' })).toBeVisible();
  expect(requested).toEqual([token, token]);
});

test('a section is found under the name it once had, too', async () => {
  const [section] = examplePolicy().sections;
  const rights = { ...section!, id: 'section-your-choices', title: 'Your choices' };
  await open(examplePolicy({ sections: [rights] }));
  expect(document.getElementById('rights')).toHaveTextContent('Your choices');
  expect(document.getElementById('section-your-choices')).toHaveTextContent('Your choices');
});

test('a third version leaves the way from the first to the second to be read', async () => {
  const [second, first] = examplePolicy().versions;
  const third = { ...second!, version: 3, effective: '2027-01-04', inShort: ['We moved.'] };
  await open(examplePolicy({ ...third, versions: [third, second!, first!] }));
  const earlier = within(screen.getByRole('region', { name: 'Earlier versions' }));
  expect(earlier.getByText('You can book a meeting here now.')).toBeVisible();
  expect(earlier.getByText('The first version.')).toBeVisible();
});

test('a first version has nothing to be compared with', async () => {
  const [, first] = examplePolicy().versions;
  await open(examplePolicy({ ...first!, versions: [first!] }));
  expect(screen.queryByText(/Compare with/)).not.toBeInTheDocument();
});

test('members see that it is a draft for as long as counsel has not read it, visitors do not', async () => {
  localStorage.clear();
  const visit = await open();
  expect(screen.queryByText(DRAFT)).not.toBeInTheDocument();
  visit.unmount();
  localStorage.setItem('session-seen', String(Date.now()));
  const { unmount } = await open();
  expect(screen.getByText(DRAFT)).toBeVisible();
  unmount();
  await open(examplePolicy({ counselOn: '2026-11-30' }));
  expect(screen.queryByText(DRAFT)).not.toBeInTheDocument();
  expect(screen.getByText('November 30, 2026')).toBeVisible();
});

test.each([
  ['privacy-policy', '/privacy-policy'],
  ['acceptable-use', '/policies/acceptable-use'],
])('%s names %s as its address', async (slug, path) => {
  await open(examplePolicy({ slug }), path);
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  expect(new URL(link?.href ?? '').pathname).toBe(path);
});

test('one that has an address of its own is found nowhere else, and one that is not there is a 404', async () => {
  await expect(open(examplePolicy(), '/policies/privacy-policy')).rejects.toMatchObject(lost);
  const api = fakeApi().on(getPolicy, failure(404, 'There is no such policy.'));
  await expect(renderPage(page, { path: '/policies/nothing', api })).rejects.toMatchObject(lost);
});

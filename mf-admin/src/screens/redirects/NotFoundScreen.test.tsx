import { createRedirect, deleteRedirect } from '@site/api/content/redirects/contract';
import { exampleRedirect } from '@site/api/content/redirects/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { listNotFoundHits, markNotFoundPath } from '@site/api/insights/notFound/contract';
import { exampleNotFoundPage, exampleNotFoundPath } from '@site/api/insights/notFound/example';
import { getSite } from '@site/api/siteData/contract';
import { exampleSite } from '@site/api/siteData/example';
import { setPagesSource } from '@site/shell/kit/query';
import { fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { NotFoundScreen } from './NotFoundScreen';
import { decodePathKey, encodePathKey } from './pathKey';
import { suggestTargets } from './suggestTargets';

const pages = [
  { path: '/services/service-desk', label: 'Service Desk Support', group: 'Services' },
  { path: '/industries/healthcare', label: 'Healthcare', group: 'Industries' },
  { path: '/contact', label: 'Contact', group: 'Company' },
];
const rule = { id: 'a'.repeat(24), from: '/moved', match: 'prefix', to: '/faq', code: '301' } as const;
const found = exampleNotFoundPage([
  exampleNotFoundPath({ path: '/old/servicdesk', count: 53, days: 2 }),
  exampleNotFoundPath({ path: '/moved/page', count: 1, days: 1 }),
]);

beforeEach(() => {
  setPagesSource(() => pages);
  localStorage.clear();
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

function CurrentPath() {
  return (
    <>
      <NotFoundScreen />
      <output aria-label="Address">{useLocation().pathname}</output>
    </>
  );
}

async function open(role: Role = 'editor') {
  const api = fakeApi()
    .on(listNotFoundHits, found)
    .on(getSite, exampleSite({ redirects: [rule] }));
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const path = '/admin/redirects/not-found';
  const view = await renderPage(CurrentPath, { path, pattern: `${path}/:id?`, api, state });
  await screen.findByRole('link', { name: '/old/servicdesk' });
  return { ...view, api };
}

const rowOf = (path: string) => within(screen.getByRole('link', { name: path }).closest('tr')!);

test('each path shows its number of 404 responses and whether a redirect covers it', async () => {
  await open();
  for (const words of ['53', '2 days', 'Nov 20'])
    expect(rowOf('/old/servicdesk').getByText(words)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  expect(await rowOf('/moved/page').findByText('Redirected')).toBeVisible();
  expect(rowOf('/moved/page').queryByRole('link', { name: /Create redirect/ })).not.toBeInTheDocument();
});

test('an editor ignores a URL and takes it back', async () => {
  const { user, api } = await open();
  const [item, other] = found.items as [(typeof found)['items'][0], (typeof found)['items'][0]];
  api.on(markNotFoundPath, ({ body }) => {
    api.on(listNotFoundHits, body.isIgnored ? exampleNotFoundPage([other]) : found);
    return { ...item, isIgnored: body.isIgnored };
  });
  await user.click(await screen.findByRole('button', { name: 'Ignore /old/servicdesk' }));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: '/old/servicdesk' })).not.toBeInTheDocument(),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: '/old/servicdesk' })).toBeVisible();
  expect(api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { path: '/old/servicdesk', isIgnored: true },
    { path: '/old/servicdesk', isIgnored: false },
  ]);
});

test('a new redirect is prefilled with the path, the most similar page and a note', async () => {
  const { user, api } = await open();
  await user.click(await screen.findByRole('link', { name: 'Create redirect from /old/servicdesk' }));
  expect(await screen.findByRole('textbox', { name: 'From' })).toHaveValue('/old/servicdesk');
  expect(screen.getByRole('textbox', { name: 'Redirect to' })).toHaveValue('/services/service-desk');
  expect(screen.getByText('Closest match: Service Desk Support, 86%. 1 letter differs.')).toBeVisible();
  api.on(createRedirect, ({ body }) => exampleRedirect({ ...body, source: '404' }));
  const made = { ...rule, from: '/old/servicdesk', match: 'exact' as const };
  api.on(getSite, exampleSite({ redirects: [rule, made] }));
  await user.click(screen.getByRole('button', { name: 'Add redirect' }));
  expect(await screen.findByText('Redirect saved')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    from: '/old/servicdesk',
    match: 'exact',
    to: '/services/service-desk',
    code: '301',
    source: '404',
  });
  const address = screen.getByRole('status', { name: 'Address' });
  await waitFor(() => expect(address).toHaveTextContent(/not-found$/));
  expect(await rowOf('/old/servicdesk').findByText('Redirected')).toBeVisible();
});

test('selected URLs are redirected to suggestions above a confidence, and the redirects are undone', async () => {
  const { user, api } = await open();
  expect(rowOf('/old/servicdesk').getByText('86% · 1 letter differs')).toBeVisible();
  api.on(createRedirect, ({ body }) => exampleRedirect({ ...body, id: 'b'.repeat(24), version: 1 }));
  api.on(deleteRedirect, undefined);
  const accept = async (choice: string) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Select /old/servicdesk' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select /moved/page' }));
    await user.click(screen.getByRole('button', { name: 'Redirect for selection' }));
    await user.click(await screen.findByRole('menuitem', { name: choice }));
  };
  await accept('To suggestions of at least 90%');
  expect(await screen.findByRole('dialog', { name: 'Nothing to redirect' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add redirects' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await accept('To suggestions of at least 80%');
  expect(
    await screen.findByText(
      '1 of 2 have a suggestion of at least 80%: /old/servicdesk to /services/service-desk (86%).',
    ),
  ).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Redirect 1 URL to the suggested pages?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add redirects' }));
  expect(await screen.findByText('1 URL redirected')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    from: '/old/servicdesk',
    to: '/services/service-desk',
    source: '404',
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone for 1 URL')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'DELETE')?.path).toContain('b'.repeat(24));
});

test('words of the complete path count, too, with their reason', () => {
  const site = [
    { path: '/blog/how-to-test-a-backup', label: 'How to test a backup' },
    { path: '/services/backup-and-recovery', label: 'Backup and recovery' },
  ];
  expect(suggestTargets('/2019/recovery/backups.php', site)[0]).toMatchObject({
    value: '/services/backup-and-recovery',
    reason: 'Words in common: recovery, backup',
  });
});

test('other pages are suggested while the target is empty', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: '/old/servicdesk' }));
  const from = await screen.findByRole('textbox', { name: 'From' });
  await user.clear(screen.getByRole('textbox', { name: 'Redirect to' }));
  await user.clear(from);
  await user.pasteInto(from, '/industries/helthcare.html');
  await user.click(
    within(screen.getByRole('group', { name: 'Suggestions for Redirect to' })).getByRole('button', {
      name: /Healthcare/,
    }),
  );
  expect(screen.getByRole('textbox', { name: 'Redirect to' })).toHaveValue('/industries/healthcare');
  expect(screen.queryByRole('group', { name: /Suggestions/ })).not.toBeInTheDocument();
});

test('a viewer cannot create a redirect', async () => {
  await open('viewer');
  expect(await rowOf('/old/servicdesk').findByText('Not found')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Create redirect/ })).not.toBeInTheDocument();
});

test.each(['/old-page', '/ä/ö?#x', '/a//b%2F', '/…'])(
  '%s can be encoded in a path and decoded again',
  (path) => {
    expect(encodePathKey(path)).toMatch(/^[\w-]+$/);
    expect(decodePathKey(encodePathKey(path))).toBe(path);
  },
);

test('the three most similar pages are suggested', () => {
  const near = ['/prezinc', '/prizinc', '/prizing', '/pricing'].map((path) => ({ path, label: path }));
  expect(suggestTargets('/pricing', near).map(({ value }) => value)).toEqual([
    '/pricing',
    '/prizing',
    '/prizinc',
  ]);
});

test('dissimilar pages are not suggested', () => {
  expect(suggestTargets('/wp-login.php', pages)).toEqual([]);
  expect(suggestTargets('/x', pages)).toEqual([]);
  expect(suggestTargets('/contacts.html', pages)[0]?.value).toBe('/contact');
});

import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { testCrawler } from '@site/api/seo/crawlerTest/contract';
import { getSettings } from '@site/api/settings/contract';
import { listCrawlerRevisions } from '@site/api/settings/crawlers/contract';
import { exampleAdminSettings } from '@site/api/settings/example';
import { initialCrawlers } from '@site/api/settings/initial';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { SettingsScreen } from '../SettingsScreen';

const older = { ...initialCrawlers, robotsRules: 'User-agent: *\nDisallow: /old' };
const crawlerApi = () =>
  fakeApi()
    .on(getSettings, exampleAdminSettings())
    .on(listCrawlerRevisions, [
      { id: 'b', at: '2026-11-26T09:00:00.000Z', by: 'Dana Reyes', values: initialCrawlers },
      { id: 'a', at: '2026-11-25T09:00:00.000Z', by: '', values: older },
    ])
    .on(testCrawler, ({ body: { url, crawler, settings } }) => ({
      path: url,
      crawler,
      isAllowed: false,
      group: '*',
      line: 2,
      rule: 'Disallow: /old',
      robotsText: `User-agent: *\nDisallow: /old\n${settings.robotsRules}`,
      problem: '',
    }));

async function open(api = crawlerApi()) {
  const state = { session: exampleSession({ user: exampleMember({ role: 'admin' }) }) };
  const view = await renderPage(SettingsScreen, {
    path: '/admin/settings/crawlers',
    pattern: '/admin/settings/:id?',
    api,
    state,
  });
  return { ...view, url: await screen.findByRole('textbox', { name: 'Path or URL' }) };
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('a restored version is tested before it is saved', async () => {
  const api = crawlerApi();
  const { user, url } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  expect(screen.getByRole('textbox', { name: /^More robots.txt rules/ })).toHaveValue(older.robotsRules);
  await user.clear(url);
  await user.pasteInto(url, '/old/page');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Blocked')).toBeVisible();
  expect(screen.getByText(/Line 2, in the group for/)).toHaveTextContent('Disallow: /old');
  expect(api.requests.filter(({ method }) => method !== 'GET')).toMatchObject([
    {
      method: 'POST',
      body: { url: '/old/page', crawler: 'Googlebot', settings: { robotsRules: older.robotsRules } },
    },
  ]);
  await user.type(url, '2');
  expect(screen.getByText('Something changed. Test again.')).toBeVisible();
  expect(screen.queryByText('Blocked')).not.toBeInTheDocument();
});

test('shows what is wrong with the URL', async () => {
  const message = 'This URL isn’t on this site. Enter a path such as /services.';
  const api = crawlerApi().on(testCrawler, failure(400, message, { fieldErrors: { url: message } }));
  const { user, url } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Test' }));
  await waitFor(() => expect(url).toHaveAccessibleDescription(message));
  expect(url).toBeInvalid();
});

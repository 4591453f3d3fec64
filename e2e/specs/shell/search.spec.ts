import { paths } from '@site/shell/paths';
import { findPaths } from '@site/shell/testing/findPaths';
import { siteTest } from '../../fixtures/siteTest';
import { expect, test } from '../../fixtures/test';

/** Search terms, including misspelled ones, and the expected page. */
const QUERIES: [typed: string, wanted: string][] = [
  ['pasword strenght', paths.tool('password-strength')],
  ['phising email', paths.tool('phishing-detection')],
  ['servise desk', paths.service('service-desk')],
  ['cyber insurence', paths.post('cyber-insurance-questionnaire')],
  ['georgtown', paths.city('georgetown')],
  ['offbording checklist', paths.post('offboarding-in-one-hour')],
  ['laptop replacment', paths.post('replacing-laptops-on-a-schedule')],
  ['helthcare', paths.industry('healthcare')],
  ['acounting firms', paths.industry('accounting-finance')],
  ['how do we swich provider', `${paths.faq}#how-does-switching-work`],
  ['do you come to our ofice', `${paths.faq}#do-you-come-on-site`],
  ['data migraton', paths.service('data-migrations')],
  ['restoring bakups', paths.post('backups-you-have-restored')],
  ['it for law frims', paths.industry('legal')],
  ['cokie prefrences', paths.cookiePreferences],
  ['multi facter', paths.post('multi-factor-without-the-groans')],
  ['risk assesment', paths.service('cybersecurity-risk-assessment')],
  ['privcy policy', paths.privacyPolicy],
  ['wire fruad', paths.post('wire-fraud-call-back-rule')],
  ['it leadrship training', paths.service('it-leadership-training')],
  ['MSP', `${paths.faq}#what-is-a-managed-experience-provider`],
  ['outsourced it', paths.service('service-desk')],
  ['pricing', paths.service('solution-packages')],
  ['it support', paths.service('service-desk')],
  ['sla', paths.service('service-desk')],
  ['cyber insurance', paths.post('cyber-insurance-questionnaire')],
];

siteTest('misspelled queries and synonyms find the right page among the first three', async ({ request }) => {
  let entries: Parameters<typeof findPaths>[0] = [];
  // A busy site lists a page by its name alone until it could be read.
  await expect(async () => {
    ({ entries } = await (await request.get('/search.json')).json());
    const read = new Set(entries.filter(({ summary }) => summary).map(({ path }) => path));
    expect(QUERIES.map(([, wanted]) => wanted.split('#')[0]).filter((path = '') => !read.has(path))).toEqual(
      [],
    );
  }).toPass();
  const find = findPaths(entries);
  const ranks: Record<string, number> = {};
  for (const [typed, wanted] of QUERIES) {
    const found = find(typed);
    ranks[typed] = found.indexOf(wanted) + 1;
    expect.soft(found.slice(0, 3), typed).toContain(wanted);
  }
  siteTest.info().annotations.push({ type: 'places', description: JSON.stringify(ranks) });
});

test('the index is small, hashed and fetched on the first search only', async ({
  page,
  open,
  request,
  consented,
}) => {
  await consented();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(paths.home);
  expect(requested).not.toContain('/search.json');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeFocused();
  await expect.poll(() => requested).toContain('/search.json');
  const answer = await request.get('/search.json', { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  const kib = Number(answer.headers()['content-length']) / 1024;
  const { entries }: { entries: { group: string }[] } = await answer.json();
  test
    .info()
    .annotations.push({ type: 'search', description: `${kib.toFixed(1)} KiB, ${entries.length} entries` });
  expect(kib).toBeLessThanOrEqual(40);
  const groups = new Set(entries.map(({ group }) => group));
  for (const group of [
    'Services',
    'Industries',
    'Service areas',
    'The Foundry',
    'Tools and assessments',
    'Questions',
  ])
    expect(groups).toContain(group);
});

test('by keyboard alone: opens, walks through the results, follows one and closes', async ({
  page,
  open,
  violations,
  consented,
}) => {
  await consented();
  await open(paths.about);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search the site' });
  await expect(field).toBeFocused();
  await field.fill('zeppelin quux');
  await expect(page.getByText('No results found')).toBeVisible();
  expect(await violations()).toEqual([]);
  await field.fill('pasword strenght');
  await expect(page.locator(`[role="option"][href="${paths.tool('password-strength')}"]`)).toBeVisible();
  await field.fill('service desk');
  const first = page.getByRole('option', { selected: true });
  await expect(first).toHaveAttribute('href', paths.service('service-desk'));
  expect(await violations()).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(first).not.toHaveAttribute('href', paths.service('service-desk'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === paths.service('service-desk'));
  await expect(field).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

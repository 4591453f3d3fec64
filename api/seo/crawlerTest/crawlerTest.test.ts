import { savePageAddresses } from '../../content/addresses/model';
import { initialCrawlers } from '../../settings/initial';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';

const path = '/api/admin/settings';
let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  await savePageAddresses({ pages: ['/'], files: [], hidden: ['/token/'] });
});
afterAll(() => server.stop());

const settings = { allowsAiTraining: true, allowsAiAnswers: true, robotsRules: '' };
async function testUrl(url: string, crawler: string, part: object = {}) {
  const body = { url, crawler, settings: { ...settings, ...part } };
  return (await admin.post(`${path}/crawlers/dry-run`, body)).body;
}

const rules =
  'User-agent: *\nDisallow: /landing/\nAllow: /landing/open\n\nUser-agent: AhrefsBot # SEO\nDisallow: /';
test.each([
  ['/services', 'Googlebot', {}, { isAllowed: true, group: '*', line: 0, rule: '' }],
  ['/admin/leads', 'Googlebot', {}, { isAllowed: false, group: '*', rule: 'Disallow: /admin' }],
  ['/token/abc', 'Bingbot', {}, { isAllowed: false, group: '*', rule: 'Disallow: /token/' }],
  [
    '/blog',
    'gptbot',
    { allowsAiTraining: false },
    { isAllowed: false, group: 'GPTBot', rule: 'Disallow: /' },
  ],
  ['/blog', 'PerplexityBot', { allowsAiTraining: false }, { isAllowed: true, group: '*' }],
  ['/blog', 'PerplexityBot', { allowsAiAnswers: false }, { isAllowed: false, group: 'PerplexityBot' }],
  [
    '/landing/a?b=1',
    'Googlebot',
    { robotsRules: rules },
    { path: '/landing/a?b=1', isAllowed: false, rule: 'Disallow: /landing/' },
  ],
  ['/landing/open', 'Googlebot', { robotsRules: rules }, { isAllowed: true, rule: 'Allow: /landing/open' }],
  [
    '/blog',
    'AhrefsBot',
    { robotsRules: rules },
    { isAllowed: false, group: 'AhrefsBot', rule: 'Disallow: /' },
  ],
  ['/robots.txt', 'AhrefsBot', { robotsRules: rules }, { isAllowed: true, line: 0 }],
  [
    '//other.example',
    'Googlebot',
    {},
    { fieldErrors: { url: expect.stringContaining('isn’t on this site') } },
  ],
  [
    '/blog',
    'Googlebot/2.1 (+http)',
    {},
    { fieldErrors: { crawler: expect.stringContaining('one crawler') } },
  ],
])('tests %s for %s with unsaved settings %j', async (url, crawler, part, expected) => {
  const result = await testUrl(url, crawler, part);
  expect(result).toMatchObject(expected);
  if (result.line) expect(result.robotsText.split('\n')[result.line - 1].trim()).toBe(result.rule);
});

test('says why rules can’t be saved, and saves nothing', async () => {
  const robotsRules = 'User-agent: *\nDisallow: /\nAllow: /$';
  expect(await testUrl('/', 'Googlebot', { robotsRules })).toMatchObject({ isAllowed: true });
  expect((await testUrl('/blog', 'Googlebot', { robotsRules })).problem).toContain('hide the whole site');
  expect((await admin.get(path)).body.crawlers).toEqual(initialCrawlers);
});

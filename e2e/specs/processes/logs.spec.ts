import { paths } from '@site/shell/paths';
import { leaksIn } from '../../leaksIn';
import { expect, ownSiteTest as test } from '../../ownSiteTest';
import { newEnquiry } from '../../saveEnquiry';

test('what no log may hold is found when it is there', () => {
  for (const line of [
    '{"res":{"headers":{"set-cookie":["sid=s%3Aabc"]}}}',
    '{"req":{"headers":{"cookie":"device=abc.def"}}}',
    '{"csrfToken":"abc"}',
    'GET /unsubscribe/abc 200',
    '{"password":"a kettle hums"}',
    'mail to dana@example.com',
  ])
    expect(leaksIn(line), line).toHaveLength(1);
  expect(leaksIn('the key is hunter2', ['hunter2'])).toHaveLength(1);
  expect(
    leaksIn(
      '{"password":"[Redacted]","messageId":"<em-1a2b.team@emberline.example>","live":"mf_blog@1.0.0-ab"}',
    ),
  ).toEqual([]);
});

test('signing in, writing to us, tokens and failures leave nothing personal in any log', async ({
  ownSite,
  page,
  problems,
  signedInAs,
}) => {
  problems.expect(/answer: [45]\d\d /);
  await signedInAs('owner');
  const { items } = await (await page.request.get('/api/admin/leads?q=dana@example.com')).json();
  expect(items).toEqual([]);
  await page.request.post('/api/auth/login', {
    data: { email: 'someone@example.com', password: 'not the password' },
    headers: { Origin: ownSite.url },
  });
  await page.request.post('/api/contact', { data: newEnquiry() });
  await page.goto(paths.unsubscribe('a-token-that-opens-something'));
  const answer = await page.request.get('/blog/%00');
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  // The site is searched when it has stopped, at the end of these specs.
});

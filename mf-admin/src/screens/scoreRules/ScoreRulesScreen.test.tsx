import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { createScoreRule, getScoreRule, listScoreRules, testScoreRule } from '@site/api/leads/score/contract';
import { exampleScoreRule, exampleScoreTest } from '@site/api/leads/score/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { ScoreRulesScreen } from './ScoreRulesScreen';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

async function openNewRule() {
  const rule = exampleScoreRule();
  const api = fakeApi()
    .on(listScoreRules, { items: [rule], nextCursor: null, total: 1, isMore: false, isRecalculating: true })
    .on(testScoreRule, ({ body }) =>
      body.rule.value ? exampleScoreTest() : failure(400, 'Please enter a value.'),
    )
    .on(createScoreRule, rule)
    .on(getScoreRule, rule);
  const state = { session: exampleSession({ user: exampleMember({ role: 'admin' }) }) };
  const view = await renderPage(ScoreRulesScreen, {
    path: '/admin/score-rules/new',
    pattern: '/admin/score-rules/:id?',
    api,
    state,
  });
  return { ...view, api };
}

test('a rule is tested as it is in the form before it is enabled and saved', async () => {
  const { user, api } = await openNewRule();
  expect(await screen.findByText('Recalculating')).toBeVisible();
  await user.type(await screen.findByLabelText(/^Name/), 'Asks for security');
  await user.click(screen.getByRole('button', { name: 'Cybersecurity' }));
  expect(screen.getByLabelText(/^Value/)).toHaveValue('Cybersecurity');
  await user.click(screen.getByRole('button', { name: 'Test on the last 90 days' }));
  expect(await screen.findByText(/in 71% of pairs, up from 55%/)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Won (12)' })).toBeVisible();
  await user.clear(screen.getByLabelText(/^Points/));
  await user.type(screen.getByLabelText(/^Points/), '20');
  expect(screen.getByText('The rule changed. Test it again.')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: /Enabled/ }));
  await user.click(screen.getByRole('button', { name: 'Add score rule' }));
  await waitFor(() => expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
  const [tested, saved] = api.requests.filter(({ method }) => method === 'POST');
  expect(tested).toMatchObject({ body: { rule: { value: 'Cybersecurity', points: 10, isEnabled: true } } });
  expect(saved).toMatchObject({
    body: { name: 'Asks for security', kind: 'service', value: 'Cybersecurity', points: 20, isEnabled: true },
  });
});

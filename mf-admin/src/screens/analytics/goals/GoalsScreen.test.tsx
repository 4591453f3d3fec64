import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { createGoal, getGoal, listGoals } from '@site/api/insights/goals/contract';
import { exampleGoal } from '@site/api/insights/goals/example';
import { getBreakdown } from '@site/api/insights/reports/contract';
import { exampleBreakdown } from '@site/api/insights/reports/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { GoalsScreen } from './GoalsScreen';

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

const openNew = (api: ReturnType<typeof fakeApi>) => {
  const items = [exampleGoal(), exampleGoal({ id: 'goal-2', name: 'Reading', isOrdered: false })];
  const page = { items, nextCursor: null, total: 2, isMore: false };
  const state = { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) };
  api.on(listGoals, page).on(getBreakdown, exampleBreakdown([{ key: '/services' }]));
  return renderPage(GoalsScreen, {
    path: '/admin/analytics/goals/new',
    pattern: '/admin/analytics/goals/:id?',
    api,
    state,
  });
};

test('a funnel is put together step by step, reordered and sent', async () => {
  const api = fakeApi().on(createGoal, exampleGoal()).on(getGoal, exampleGoal());
  const { user } = await openNew(api);
  expect(await screen.findAllByText('/services* → /contact → event generate_lead')).toHaveLength(2);
  // Nothing to filter, search or sort by.
  expect(screen.queryByRole('button', { name: 'Save this view' })).not.toBeInTheDocument();
  expect(screen.getByText('3 steps').closest('tr')).toHaveTextContent('Service to contact');
  expect(screen.getByText('3 steps, any order').closest('tr')).toHaveTextContent('Reading');
  await user.type(screen.getByLabelText('Name'), 'Contact');
  await user.type(screen.getByLabelText('Step 1'), '/contact');
  await user.click(screen.getByRole('button', { name: 'Add step' }));
  await user.type(screen.getByLabelText('Step 2'), 'generate_lead');
  await user.click(screen.getByRole('button', { name: 'Move step 2 up' }));
  expect(screen.getByLabelText('Step 1')).toHaveValue('generate_lead');
  await user.click(screen.getByRole('button', { name: 'Move step 1 down' }));
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add conversion goal' }));
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Contact',
    steps: [
      { kind: 'page', value: '/contact' },
      { kind: 'event', value: 'generate_lead' },
    ],
    isOrdered: true,
    within: 'visit',
  });
});

test('an empty step is refused before anything is sent, and the API’s objection is shown at the field', async () => {
  const message = '“contact” is not a path.';
  const api = fakeApi().on(createGoal, () => failure(400, message, { fieldErrors: { steps: message } }));
  const { user } = await openNew(api);
  await user.type(await screen.findByLabelText('Name'), 'Contact');
  await user.click(screen.getByRole('button', { name: 'Add conversion goal' }));
  expect((await screen.findAllByText('Please enter a path or an event.')).length).toBeGreaterThan(0);
  expect(api.requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(screen.getByLabelText('Step 1'), 'contact');
  await user.click(screen.getByRole('button', { name: 'Add conversion goal' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

import {
  editSubscription,
  type Subscription,
  verifySubscription,
} from '@site/api/audience/subscribers/contract';
import { exampleSubscription } from '@site/api/audience/subscribers/example';
import { createConversion } from '@site/api/bookings/conversions/contract';
import { failure, fakeApi, findEnabled, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import * as subscribePage from './SubscribePage';
import * as page from './UnsubscribePage';

/** The page as a link opens it, over a subscription that does as it is told. */
async function opened(
  found: Subscription | null,
  which: typeof page | typeof subscribePage = page,
  settings = {},
) {
  window.linkKey = 'the-key';
  let current = found;
  const api = fakeApi()
    .on(createConversion, { success: true })
    .on(verifySubscription, () => ({ subscription: current }))
    .on(editSubscription, ({ body: { action, topics } }) => {
      const status = { subscribe: 'active', pause: 'paused', unsubscribe: 'unsubscribed' } as const;
      const next = status[action as keyof typeof status] ?? 'active';
      const pausedUntil = next === 'paused' ? '2027-02-20T12:00:00.000Z' : null;
      current = current && { ...current, status: next, topics: topics ?? current.topics, pausedUntil };
      return { subscription: current };
    });
  const view = await renderPage(which, { path: '/unsubscribe', api, settings });
  return {
    ...view,
    api,
    edits: () => api.requests.filter(({ path }) => path === '/subscription/edit').map(({ body }) => body),
  };
}

const button = (name: string) => findEnabled('button', { name });

test.each([true, false])('says that clicks are counted where they are (%s)', async (countsClicks) => {
  await opened(exampleSubscription(), page, { countsClicks });
  await screen.findByText('d…@example.com is subscribed.');
  expect(screen.queryAllByText(/^We count who opens the links/)).toHaveLength(countsClicks ? 1 : 0);
});

test('shows whose subscription it is, and ends it by one press', async () => {
  const { user, edits } = await opened(exampleSubscription());
  expect(await screen.findByText('d…@example.com is subscribed.')).toBeVisible();
  expect(edits()).toEqual([]);
  await user.click(await button('Unsubscribe from everything'));
  expect(await screen.findByText(/is unsubscribed/)).toBeVisible();
  await user.click(await button('Too many emails'));
  expect(await screen.findByText('Thank you. That helps us.')).toBeVisible();
  await user.click(await button('Subscribe again'));
  expect(await screen.findByText(/is subscribed/)).toBeVisible();
  expect(edits()).toEqual([
    { token: 'the-key', action: 'unsubscribe' },
    { token: 'the-key', action: 'unsubscribe', reason: 'too_many' },
    { token: 'the-key', action: 'subscribe' },
  ]);
});

test('pauses for ninety days, and keeps the remaining topics', async () => {
  const { user, edits } = await opened(exampleSubscription());
  await user.click(await button('Pause for 90 days'));
  expect(await screen.findByText(/emails are paused until February 20, 2027/)).toBeVisible();
  await user.click(await button('End the pause'));
  await button('Pause for 90 days');
  for (const name of ['Security', 'People', 'Planning'])
    await user.click(screen.getByRole('checkbox', { name }));
  await user.click(await button('Save topics'));
  await user.click(screen.getByRole('checkbox', { name: 'Support' }));
  await user.click(await button('Save topics'));
  expect(await screen.findByText('Choose at least one topic.')).toBeVisible();
  expect(edits().at(-1)).toEqual({ token: 'the-key', action: 'choose', topics: ['support'] });
});

test('topics that are ticked during a save stay when the response comes', async () => {
  const { user, api } = await opened(exampleSubscription());
  let respond: () => void = () => undefined;
  const responding = new Promise<void>((resolve) => {
    respond = resolve;
  });
  api.on(editSubscription, async ({ body: { topics } }) => {
    await responding;
    return { subscription: exampleSubscription({ topics: topics ?? [] }) };
  });
  const topic = (name: string) => screen.getByRole('checkbox', { name });
  await button('Save topics');
  await user.click(topic('People'));
  await user.click(await button('Save topics'));
  await user.click(topic('Security'));
  respond();
  await button('Save topics');
  expect(topic('People')).not.toBeChecked();
  expect(topic('Security')).not.toBeChecked();
});

test('says the same calm words for every link that leads to nothing', async () => {
  await opened(null);
  expect(await screen.findByText(/doesn’t belong to a subscription/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('offers another try where the link could not be read', async () => {
  window.linkKey = 'the-key';
  const api = fakeApi().on(verifySubscription, failure(503, 'Not available right now.'));
  const { user } = await renderPage(page, { path: '/unsubscribe', api });
  expect(await screen.findByText('Not available right now.')).toBeVisible();
  api.on(verifySubscription, { subscription: exampleSubscription() });
  await user.click(await button('Try again'));
  expect(await screen.findByText(/is subscribed/)).toBeVisible();
});

test('the first link of the email confirms the checked topics; reported only with consent', async () => {
  localStorage.setItem('emberline-consent', '{"necessary":true,"analytics":true,"marketing":false}');
  const { user, edits, api } = await opened(exampleSubscription({ status: 'pending' }), subscribePage);
  expect(await screen.findByText(/isn’t subscribed yet/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'People' }));
  await user.click(await button('Confirm'));
  expect(await screen.findByText('Thank you. d…@example.com is subscribed.')).toBeVisible();
  expect(edits()).toEqual([
    { token: 'the-key', action: 'subscribe', topics: ['security', 'planning', 'support'] },
  ]);
  await user.click(await button('Save topics'));
  expect(api.requests.filter(({ path }) => path === '/conversions')).toMatchObject([
    { body: { conversionType: 'subscription_confirmed' } },
  ]);
  localStorage.clear();
});

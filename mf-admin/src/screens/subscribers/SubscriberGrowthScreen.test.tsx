import { getSubscriberGrowth } from '@site/api/audience/growth/contract';
import { exampleGrowth } from '@site/api/audience/growth/example';
import { exampleSession } from '@site/api/identity/session/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SubscriberGrowthScreen } from './SubscriberGrowthScreen';

const open = async (api = fakeApi().on(getSubscriberGrowth, exampleGrowth())) => {
  const state = { session: exampleSession() };
  const path = '/admin/subscribers/growth';
  return { ...(await renderPage(SubscriberGrowthScreen, { path, api, state })), api };
};

test('shows gained, lost and net by week, source and topic', async () => {
  const { user, container } = await open();
  expect(await screen.findByText('17 gained and 8 lost in 2 weeks, net +9.')).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  const weeks = within(screen.getByRole('table', { name: 'Growth by week' }));
  expect(weeks.getByRole('row', { name: /November 23, 2026 5 6 −1/ })).toBeVisible();
  const sources = within(screen.getByRole('table', { name: 'Growth by source' }));
  expect(sources.getByRole('row', { name: 'Blog post 6 3 +3' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Growth by topic' })).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('is filtered by period, source and topic', async () => {
  const { user, api } = await open();
  await user.click(await screen.findByRole('button', { name: 'Period: 26 weeks' }));
  await user.click(await screen.findByRole('menuitem', { name: '52 weeks' }));
  await user.click(await screen.findByRole('button', { name: 'Source: Any source' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Footer' }));
  await waitFor(() => expect(api.requests.at(-1)?.query).toEqual({ weeks: '52', source: 'footer' }));
});

test('says when nothing happened, and offers another try after a failure', async () => {
  const nothing = exampleGrowth({ weeks: [{ week: '2026-11-23', gained: 0, lost: 0 }] });
  const { user, api } = await open(fakeApi().on(getSubscriberGrowth, failure(503, 'Not available.')));
  expect(await screen.findByText('Couldn’t load the growth')).toBeVisible();
  api.on(getSubscriberGrowth, nothing);
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText(/No one subscribed or unsubscribed/)).toBeVisible();
});

import { exampleSession } from '@site/api/identity/session/example';
import { getLeadFilterOptions, listLeads } from '@site/api/leads/pipeline/contract';
import { exampleLeadFilterOptions, exampleLeadPage } from '@site/api/leads/pipeline/example';
import { listLeadMembers } from '@site/api/leads/work/contract';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { LeadsScreen } from './LeadsScreen';

const landing = { path: '/landing/spring-check', label: 'A check in spring' };

async function openList(path: string) {
  const api = fakeApi()
    .on(listLeads, exampleLeadPage())
    .on(listLeadMembers, [])
    .on(
      getLeadFilterOptions,
      exampleLeadFilterOptions({ partner: ['Guild'], channel: ['Organic Search'], landing: [landing] }),
    );
  const view = await renderPage(LeadsScreen, { path, api, state: { session: exampleSession() } });
  return { ...view, api };
}

test('filters of response, tasks, priority and channel are in the URL, and so is a period of analytics', async () => {
  const { user, api } = await openList('/admin/leads?past=2026-11-01..2026-11-15');
  expect(
    await screen.findByRole('button', { name: 'Received: November 1, 2026 to November 15, 2026' }),
  ).toBeVisible();
  const choose = async (filter: string, value: string) => {
    await user.click(screen.getByRole('button', { name: filter }));
    await user.click(await screen.findByRole('menuitem', { name: value }));
  };
  await choose('Response: any response', 'an overdue first response');
  await choose('Tasks: any tasks', 'an overdue task');
  await choose('Priority: any priority', 'urgent');
  await choose('Channel: any channel', 'Organic Search');
  const requested = () => api.requests.filter(({ path }) => path === '/admin/leads').at(-1)?.query;
  await waitFor(() =>
    expect(requested()).toEqual({
      past: '2026-11-01..2026-11-15',
      response: 'overdue',
      task: 'overdue',
      priority: 'urgent',
      channel: 'Organic Search',
    }),
  );
});

test('a long partner name is filtered by completely', async () => {
  const partner = 'Guild of Printers '.repeat(6).trim();
  const { api } = await openList(`/admin/leads?partner=${encodeURIComponent(partner)}`);
  expect(api.requests.filter(({ path }) => path === '/admin/leads').at(-1)?.query).toEqual({ partner });
});

test('leads can be filtered by partner and by page', async () => {
  const { user, api } = await openList('/admin/leads');
  await user.click(await screen.findByRole('button', { name: 'Partner: any partner' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Guild' }));
  await user.click(await screen.findByRole('button', { name: 'Landing page: any page' }));
  await user.click(await screen.findByRole('menuitem', { name: 'A check in spring' }));
  const requested = () => api.requests.filter(({ path }) => path === '/admin/leads').at(-1)?.query;
  await waitFor(() => expect(requested()).toEqual({ partner: 'Guild', landing: '/landing/spring-check' }));
  expect(screen.getByRole('button', { name: 'Landing page: A check in spring' })).toBeVisible();
});

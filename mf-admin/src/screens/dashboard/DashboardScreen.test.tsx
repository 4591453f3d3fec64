import { listAudit } from '@site/api/auditLog/contract';
import { exampleAuditLine } from '@site/api/auditLog/example';
import {
  getDashboardFigures,
  getDashboardLayout,
  getDashboardSources,
  saveDashboardLayout,
} from '@site/api/dashboard/contract';
import {
  exampleDashboardFigures,
  exampleDashboardLayout,
  exampleDashboardSources,
} from '@site/api/dashboard/example';
import { getLaunchChecklist } from '@site/api/dashboard/launchChecklist/contract';
import { exampleLaunchChecklist } from '@site/api/dashboard/launchChecklist/example';
import { getSystemHealth } from '@site/api/dashboard/systemHealth/contract';
import { exampleSystemHealth } from '@site/api/dashboard/systemHealth/example';
import { getToday } from '@site/api/dashboard/today/contract';
import { exampleToday } from '@site/api/dashboard/today/example';
import { exampleSession } from '@site/api/identity/session/example';
import { listLeads } from '@site/api/leads/pipeline/contract';
import { exampleLeadPage, exampleLeadSummary } from '@site/api/leads/pipeline/example';
import { getLeadAgenda } from '@site/api/leads/work/contract';
import { exampleAgenda, exampleTask } from '@site/api/leads/work/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ActivityPanel } from './ActivityPanel';
import { DashboardScreen } from './DashboardScreen';

async function openDashboard(
  api: ReturnType<typeof fakeApi>,
  agenda = exampleAgenda(),
  today = exampleToday(),
) {
  api.on(getLeadAgenda, agenda);
  api.on(getLaunchChecklist, exampleLaunchChecklist());
  api.on(getToday, today);
  api.on(getSystemHealth, exampleSystemHealth());
  api.on(getDashboardFigures, exampleDashboardFigures());
  api.on(getDashboardSources, exampleDashboardSources());
  api.on(getDashboardLayout, exampleDashboardLayout());
  api.on(listAudit, { items: [], nextCursor: null, total: 0, isMore: false });
  return renderPage(DashboardScreen, { path: '/admin/dashboard', api, state: { session: exampleSession() } });
}

test('each stage shows its count and links to its list', async () => {
  const leads = [
    exampleLeadSummary(),
    exampleLeadSummary({ reference: 'EM-00000002', status: 'won', mail: 'dead', name: 'Gil Example' }),
  ];
  await openDashboard(fakeApi().on(listLeads, exampleLeadPage(leads)));
  const stages = within(await screen.findByRole('navigation', { name: 'Leads by stage' }));
  expect(stages.getByRole('link', { name: /New.*1/ })).toHaveAttribute('href', '/admin/leads?status=new');
  expect(stages.getByRole('link', { name: /Won.*1/ })).toHaveAttribute('href', '/admin/leads?status=won');
});

test('stages with more leads than the count limit say so and show no share', async () => {
  const page = exampleLeadPage();
  const atLeast = ['new' as const];
  const many = { ...page, counts: { ...page.counts, new: 10_000 }, atLeast, total: 10_000, isMore: true };
  await openDashboard(fakeApi().on(listLeads, many));
  const stages = within(await screen.findByRole('navigation', { name: 'Leads by stage' }));
  expect(stages.getByRole('link', { name: /New 10,000\+/ })).toBeVisible();
  expect(stages.queryByText(/% of all/)).not.toBeInTheDocument();
  expect(screen.getByText('Needs attention').nextSibling).toHaveTextContent('10,000+');
});

test('a failed email is listed', async () => {
  const dead = exampleLeadSummary({ reference: 'EM-00000002', mail: 'dead' });
  await openDashboard(fakeApi().on(listLeads, exampleLeadPage([dead])));
  expect(await screen.findByText('None pending')).toBeVisible();
  const health = within(screen.getByRole('region', { name: 'Email delivery' }));
  expect(health.getByRole('link', { name: 'EM-00000002' })).toHaveAttribute(
    'href',
    '/admin/leads/EM-00000002',
  );
});

test('an empty dashboard explains how to try the complete process', async () => {
  await openDashboard(fakeApi().on(listLeads, exampleLeadPage([])));
  expect(await screen.findByText(/No leads yet/)).toBeVisible();
});

test('leads that fail to load can be retried and take no other panel with them', async () => {
  const api = fakeApi().on(listLeads, () => failure(500, 'That did not work.'));
  const { user } = await openDashboard(api);
  await screen.findAllByRole('heading', { name: 'Couldn’t load the leads' });
  const panel = within(screen.getByRole('region', { name: 'Newest leads' }));
  expect(await screen.findByRole('link', { name: /Bookings 7/ })).toBeVisible();
  api.on(listLeads, exampleLeadPage([exampleLeadSummary()]));
  await user.click(await panel.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Dana Example')).toBeVisible();
});

test('figures are compared with the previous period and link to their lists', async () => {
  const { figures, ...rest } = exampleDashboardFigures();
  const broken = figures.map((one) => (one.name === 'wonValue' ? { ...one, isRead: false } : one));
  const api = fakeApi().on(listLeads, exampleLeadPage([]));
  const { user } = await openDashboard(api);
  const panel = within(await screen.findByRole('region', { name: 'Metrics' }));
  const hrefOf = async (name: RegExp) => (await panel.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf(/visitors 1,200/)).toBe('/admin/analytics');
  expect(await hrefOf(/visitors changed: was 1,000, \+20%/)).toBe('/admin/analytics#why');
  expect(await hrefOf(/^Leads 24/)).toBe('/admin/leads?past=30');
  expect(await hrefOf(/Why leads changed: was 16, \+50%/)).toBe('/admin/analytics?figure=leads#why');
  expect(await hrefOf(/Lead rate 2.0% was 1.6%/)).toBe('/admin/analytics');
  expect(await hrefOf(/^Bookings 7/)).toBe('/admin/bookings?past=30');
  expect(await hrefOf(/first response 1h 30m No comparison/)).toBe('/admin/leads?past=30');
  expect(await hrefOf(/^Won value \$48,000/)).toBe('/admin/leads?status=won&past=30');
  const lost = await hrefOf(/Why won value changed: was \$60,000, −20%/);
  expect(lost).toBe('/admin/analytics?figure=wonValue#why');
  api.on(getDashboardFigures, ({ query }) => {
    expect(query.past).toBe('7');
    return { ...rest, figures: broken };
  });
  await user.click(screen.getByRole('button', { name: /^Period of the metrics/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Last 7 days' }));
  expect(await panel.findByRole('button', { name: 'Try again to load won value' })).toBeVisible();
  expect(await hrefOf(/visitors 1,200/)).toBe('/admin/analytics?period=week');
});

test('a member orders and hides panels by keys', async () => {
  const sent: unknown[] = [];
  const api = fakeApi().on(listLeads, exampleLeadPage([]));
  const { user } = await openDashboard(api);
  await screen.findByRole('region', { name: 'Metrics' });
  api.on(saveDashboardLayout, ({ body, headers }) => {
    sent.push(headers.get('if-match'));
    const { panels } = body as { panels: ReturnType<typeof exampleDashboardLayout>['panels'] };
    const stored = { panels, version: 1 };
    api.on(getDashboardLayout, stored);
    return stored;
  });
  await user.click(screen.getByRole('button', { name: 'Customize' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Customize dashboard' }));
  dialog.getByRole('button', { name: 'Move Today' }).focus();
  await user.keyboard('{Home}');
  expect(dialog.getByText('Today moved, 1 of 10.')).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Show Metrics' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Metrics' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Today'));
  expect(sent).toEqual(['"0"']);
});

test('own tasks, overdue responses and unanswered emails link to their leads', async () => {
  const task = { ...exampleTask({ isOverdue: true }), name: 'Dana Example', company: 'Example Build' };
  const late = exampleLeadSummary({ reference: 'EM-00000002', name: 'Gil Example', isOverdue: true });
  const since = '2026-11-20T15:00:00.000Z';
  const unanswered = exampleLeadSummary({
    reference: 'EM-00000003',
    name: 'Mo Example',
    waitingSince: since,
  });
  const agenda = { tasks: [task], overdue: [late], overdueCount: 3, isMore: false, waiting: [unanswered] };
  await openDashboard(fakeApi().on(listLeads, exampleLeadPage([])), agenda);
  const tasks = within(await screen.findByRole('region', { name: 'Your tasks' }));
  expect(await tasks.findByRole('link', { name: /Send the offer.*Overdue/ })).toHaveAttribute(
    'href',
    `/admin/leads/${task.reference}`,
  );
  const overdue = within(screen.getByRole('region', { name: 'Overdue responses' }));
  expect(overdue.getByRole('link', { name: /Gil Example/ })).toHaveAttribute(
    'href',
    '/admin/leads/EM-00000002',
  );
  expect(overdue.getByText('The oldest 1 of 3 leads.')).toBeVisible();
  expect(overdue.getByRole('link', { name: 'View all leads with overdue responses' })).toHaveAttribute(
    'href',
    '/admin/leads?response=overdue',
  );
  const waiting = within(screen.getByRole('region', { name: 'Waiting for a reply' }));
  expect(waiting.getByRole('link', { name: /Mo Example.*Since Nov 20/ })).toHaveAttribute(
    'href',
    '/admin/leads/EM-00000003',
  );
  expect(waiting.getByRole('link', { name: 'View all leads waiting for a reply' })).toHaveAttribute(
    'href',
    '/admin/leads?response=waiting',
  );
  const sources = within(screen.getByRole('region', { name: 'Lead sources' }));
  expect(await sources.findByRole('link', { name: '15 leads from Organic Search' })).toHaveAttribute(
    'href',
    '/admin/leads?channel=Organic+Search&past=30',
  );
  expect(sources.getByRole('link', { name: '1 won leads from Direct' })).toHaveAttribute(
    'href',
    '/admin/leads?channel=Direct&past=30&status=won',
  );
});

test("today's items link to filtered lists, and a failed tile does not affect others", async () => {
  const today = exampleToday();
  const tiles = today.tiles.map((tile) =>
    tile.topic === 'endingCredentials' ? { ...tile, isRead: false } : tile,
  );
  const api = fakeApi().on(listLeads, exampleLeadPage([]));
  const { user } = await openDashboard(api, undefined, { tiles });
  const panel = within(await screen.findByRole('region', { name: 'Today' }));
  const hrefOf = async (name: string) => (await panel.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Calendar')).toBe('/admin/bookings/calendar?view=day');
  expect(await hrefOf('3 in Blog')).toBe('/admin/blog?state=draft');
  expect(await hrefOf('1 in Service areas')).toBe('/admin/locations?state=draft');
  expect(panel.getByText('None scheduled')).toBeVisible();
  api.on(getToday, today);
  await user.click(panel.getByRole('button', { name: 'Try again to load expiring credentials' }));
  expect(await panel.findByText('None within 30 days')).toBeVisible();
});

test('the system health names each part with its state and links to its screen', async () => {
  const api = fakeApi().on(listLeads, exampleLeadPage([]));
  await openDashboard(api);
  const panel = within(await screen.findByRole('region', { name: 'System health' }));
  const rows = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[1]).toBe('Email inboxOffNot connected.');
  expect(rows[3]).toMatch(/^SitemapOKLast updated /);
  expect(rows[5]).toMatch(/^CertificateOKValid until Feb 24, 2027Checked /);
  expect(rows[6]).toMatch(/^Search ConsoleNot workingGoogle rejects the key. Failing since .*Last import /);
  expect(panel.getByRole('link', { name: 'Certificate' })).toHaveAttribute('href', '/tools/domain-security');
  expect(panel.getByRole('link', { name: 'Search Console' })).toHaveAttribute(
    'href',
    '/admin/seo-generator/search-queries',
  );
  expect(panel.getByRole('link', { name: 'Sitemap' })).toHaveAttribute('href', '/admin/sitemap-scheduler');
});

test('the activity names the record, and a member who signed in once', async () => {
  const items = [
    exampleAuditLine({ id: '1', action: 'write a post', entity: 'blog', title: 'A post' }),
    exampleAuditLine({ id: '2', action: 'sign in', entity: 'auth', title: 'Robin Reed' }),
  ];
  const api = fakeApi().on(listAudit, { items, nextCursor: null, total: 2, isMore: false });
  await renderPage(ActivityPanel, { path: '/admin/dashboard', api, state: { session: exampleSession() } });
  expect(await screen.findByText('Robin Reed · blog · A post')).toBeVisible();
  expect(screen.getByText('Robin Reed · sign-in')).toBeVisible();
});

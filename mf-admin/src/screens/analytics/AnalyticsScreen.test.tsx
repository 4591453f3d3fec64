import { exampleSession } from '@site/api/identity/session/example';
import { listEventTotals, listVitalTotals } from '@site/api/insights/events/contract';
import { listGoalResults } from '@site/api/insights/goals/contract';
import { exampleGoalResults } from '@site/api/insights/goals/example';
import { getBreakdown, getLive, getSummary } from '@site/api/insights/reports/contract';
import { exampleBreakdown, exampleFigures, exampleSummary } from '@site/api/insights/reports/example';
import { listSearchMisses } from '@site/api/insights/searchMisses/contract';
import { listOutcomes } from '@site/api/site/outcomes/contract';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { AnalyticsScreen } from './AnalyticsScreen';

const analytics = () =>
  fakeApi()
    .on(getSummary, exampleSummary())
    .on(listGoalResults, exampleGoalResults())
    .on(getLive, { visitors: 7 })
    .on(listEventTotals, { rows: [] })
    .on(listVitalTotals, { rows: [{ route: '/blog/:slug', metric: 'LCP', count: 90, p75: 2700 }] })
    .on(listSearchMisses, { items: [], nextCursor: null, total: 0, isMore: false })
    .on(listOutcomes, {
      total: { key: 'all', leads: 3, won: 1, wonValue: 4800, bookings: 2 },
      rows: [{ key: 'Organic Search', leads: 3, won: 1, wonValue: 4800, bookings: 2 }],
    })
    .on(getBreakdown, exampleBreakdown([{ key: '/services' }, { key: '/about', visitors: 12 }]));

const open = (api = analytics(), path = '/admin/analytics', role: 'admin' | 'viewer' = 'admin') => {
  const session = exampleSession();
  const state = { session: { ...session, user: session.user && { ...session.user, role } } };
  return renderPage(AnalyticsScreen, { path, api, state: state as { session: typeof session } });
};

/** The queries of the requests to an endpoint. */
const requestsOf = (api: ReturnType<typeof fakeApi>, name: string) =>
  api.requests.filter(({ path }) => path.endsWith(name)).map(({ query }) => query as Record<string, string>);

test('the figures are shown with their change and explained', async () => {
  const { user } = await open();
  const tiles = within(await screen.findByRole('group', { name: 'Figure' }));
  expect(
    await tiles.findByRole('button', { name: /Sum of daily visitors 120 was 100, \+20%/ }),
  ).toBeVisible();
  expect(screen.getByText('7 visitors')).toBeVisible();
  await user.click(tiles.getByRole('button', { name: /Bounce rate/ }));
  const explained = within(screen.getByRole('complementary', { name: 'Explain this number' }));
  expect(explained.getByText('40.0%')).toBeVisible();
  expect(explained.getByText('60 bounces')).toBeVisible();
  expect(explained.getByText('150 visits')).toBeVisible();
  expect(explained.getByText(/one page view and no other event/)).toBeVisible();
});

test('the chart is told in words and shown as a table', async () => {
  const { user } = await open();
  expect(
    await screen.findByRole('img', { name: /Sum of daily visitors by day.*Highest: 70, Nov 12/ }),
  ).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  const table = within(screen.getByRole('table', { name: 'Figures by day' }));
  expect(table.getByRole('row', { name: /Nov 11 50/ })).toBeVisible();
});

test('a click on a value filters everything, and the filter can be turned around and removed', async () => {
  const api = analytics();
  const { user } = await open(api);
  await user.click((await screen.findAllByRole('button', { name: '/services' }))[0] as HTMLElement);
  expect(requestsOf(api, '/summary').at(-1)?.page).toBe('/services');
  await user.click(screen.getByRole('button', { name: 'Filter: page is /services' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Exclude these visits' }));
  expect(requestsOf(api, '/summary').at(-1)?.page).toBe('!/services');
  await user.click(screen.getByRole('button', { name: 'Remove filter: page is not /services' }));
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
});

test('a funnel shows each step, the rate from the step before and where the others went', async () => {
  await open();
  const funnel = within(await screen.findByRole('table', { name: 'Service to contact' }));
  expect(
    funnel.getByRole('row', {
      name: /^\/services\* 20 dropped off: 12 left the site, 8 to \/about\. 40 40/,
    }),
  ).toBeVisible();
  expect(funnel.getByRole('row', { name: /^\/contact 15 dropped off\. 20 50/ })).toBeVisible();
  expect(funnel.getByRole('row', { name: /^event generate_lead 5 25/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit goals' })).toHaveAttribute('href', '/admin/analytics/goals');
});

test('a goal of one step is one line', async () => {
  const { goals, ...rest } = exampleGoalResults();
  const [goal] = goals;
  const one = goals.map((each) => ({ ...each, name: 'Form sent', steps: each.steps.slice(2) }));
  await open(analytics().on(listGoalResults, { ...rest, goals: one }));
  expect(
    await screen.findByRole('heading', { name: 'Form sent event generate_lead, 5 visitors 5.0%' }),
  ).toBeVisible();
  expect(screen.queryByRole('table', { name: goal?.name })).not.toBeInTheDocument();
});

test('without goals, an editor is led to the first one and a viewer is not', async () => {
  const none = analytics().on(listGoalResults, exampleGoalResults({ goals: [] }));
  await open(none);
  expect(await screen.findByRole('link', { name: 'Add the first goal' })).toBeVisible();
});

test('keys choose the period, and C asks for one', async () => {
  const api = analytics();
  const { user } = await open(api);
  await screen.findByText('7 visitors');
  await user.keyboard('d');
  expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('c');
  const first = await screen.findByLabelText('First day');
  await user.clear(first);
  await user.type(first, '2026-12-01');
  await user.clear(screen.getByLabelText('Last day'));
  await user.type(screen.getByLabelText('Last day'), '2026-11-12');
  await user.click(screen.getByRole('button', { name: 'Show range' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The first day must not be after the last day.');
  await user.clear(first);
  await user.type(first, '2026-11-11');
  await user.click(screen.getByRole('button', { name: 'Show range' }));
  const query = requestsOf(api, '/summary').at(-1);
  expect([query?.from, query?.to]).toEqual(['2026-11-11', '2026-11-12']);
  expect([query?.compareFrom, query?.compareTo]).toEqual(['2026-11-09', '2026-11-10']);
});

test('figures that are not counted for the whole period, or for too few people, say so', async () => {
  const coverage = { ...exampleSummary().coverage, limitedTo: '2026-10-29', counted: 'visits' as const };
  const api = analytics()
    .on(getSummary, exampleSummary({ coverage, previous: null, previousSeries: null }))
    .on(getBreakdown, exampleBreakdown([], { suppressed: 2 }));
  await open(api, '/admin/analytics?device=phone&browser=Safari');
  expect(await screen.findByText(/only for the last 30 days.*October 29, 2026/)).toBeVisible();
  expect((await screen.findAllByText(/2 values with fewer than 5 visitors/))[0]).toBeVisible();
  expect((await screen.findAllByText('Too few visitors to show them by value.'))[0]).toBeVisible();
});

test('a viewer exports nothing; an empty period and a failure are explained', async () => {
  const none = exampleFigures({ visitors: 0, visits: 0, views: 0, bounces: 0, engaged: 0 });
  const api = analytics()
    .on(getSummary, exampleSummary({ current: none, previous: none, series: [], previousSeries: [] }))
    .on(getBreakdown, () => failure(500, 'That did not work.'));
  await open(api, '/admin/analytics', 'viewer');
  expect(await screen.findByRole('img', { name: /No visits/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Export/ })).not.toBeInTheDocument();
  expect((await screen.findAllByText('Couldn’t load these figures'))[0]).toBeVisible();
});

test('the screen is accessible', async () => {
  await open();
  await screen.findAllByRole('button', { name: '/services' });
  expect(await findViolations()).toEqual([]);
});

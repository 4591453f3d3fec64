import { createSavedView, listSavedViews } from '@site/api/identity/views/contract';
import { exampleSavedView } from '@site/api/identity/views/example';
import { listEventTotals } from '@site/api/insights/events/contract';
import { createGoal, listGoalResults } from '@site/api/insights/goals/contract';
import { exampleGoal, exampleGoalResults } from '@site/api/insights/goals/example';
import { getBreakdown, getSummary } from '@site/api/insights/reports/contract';
import { exampleBreakdown, exampleFigures, exampleSummary } from '@site/api/insights/reports/example';
import { getReportEmail, setReportEmail } from '@site/api/reporting/weeklyReport/contract';
import { failure, findEnabled, findViolations } from '@site/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { analytics, open, requestsOf } from './analyticsScreen.fixture';
import { namedRanges, officeDay } from './report/reportPeriod';

test('the figures are shown with their change and explained, as a chart in words and as a table', async () => {
  const { user } = await open();
  const tiles = within(await screen.findByRole('group', { name: 'Metric' }));
  expect(
    await tiles.findByRole('button', { name: /Sum of daily visitors 120 was 100, \+20%/ }),
  ).toBeVisible();
  expect(await screen.findByText('7 visitors')).toBeVisible();
  expect(
    await screen.findByRole('img', { name: /Sum of daily visitors by day.*Highest: 70, Nov 12/ }),
  ).toBeVisible();
  expect(screen.getByText('31 unique visitors among those who allowed analytics.')).toBeVisible();
  await user.click(tiles.getByRole('button', { name: /Bounce rate/ }));
  const explained = within(screen.getByRole('complementary', { name: 'Explain this number' }));
  expect(explained.getByText('40.0%')).toBeVisible();
  expect(explained.getByText('60 bounces')).toBeVisible();
  expect(explained.getByText('150 visits')).toBeVisible();
  expect(explained.getByText(/one page view and no other event/)).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  const table = within(screen.getByRole('table', { name: 'Metrics by day' }));
  expect(table.getByRole('row', { name: /Nov 11 50/ })).toBeVisible();
});

test('what happened is numbered like the chart, and the whole screen is accessible', async () => {
  await open();
  await screen.findByText('Timeline (3)');
  await screen.findAllByRole('button', { name: '/services' });
  expect(await findViolations()).toEqual([]);
  const items = screen.getAllByRole('listitem');
  const [eleventh, twelfth] = items.filter(({ parentElement }) => parentElement?.tagName === 'OL');
  expect(eleventh).toHaveTextContent('1Nov 11 Newsletter sent: November news');
  expect(twelfth).toHaveTextContent('2Nov 12 Radio campaign beganNov 12 Published: A quiet week');
  expect(screen.getByRole('link', { name: 'Radio campaign began' })).toHaveAttribute(
    'href',
    '/admin/analytics/annotations/annotation-1',
  );
  expect(screen.getByRole('link', { name: 'Add annotation' })).toBeVisible();
});

test('a change is explained by segments, which filter on a click; an unusual day opens as the period', async () => {
  const api = analytics();
  const { user } = await open(api);
  expect(await screen.findByText(/^120 visitors, 20 more \(\+20%\) than/)).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Segments that explain the change in visitors' }));
  expect(table.getByRole('row', { name: 'Campaign: november 12 40 91' })).toBeVisible();
  await user.click(table.getByRole('button', { name: 'Campaign: november' }));
  expect(requestsOf(api, '/changes').at(-1)).toMatchObject({ campaign: 'november', figure: 'visitors' });
  const item = await screen.findByText(/70 visitors, expected 13 to 53\./);
  expect(item).toHaveTextContent('Stands out: Campaign: november (38, usually 3).');
  await user.click(within(item).getByRole('button', { name: 'Nov 12' }));
  const query = requestsOf(api, '/summary').at(-1);
  expect([query?.from, query?.to]).toEqual(['2026-11-12', '2026-11-12']);
});

test('a funnel shows each step and where the others went; the visitors not counted are a range', async () => {
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
  expect(await screen.findByText('Between 10% and 40% of visitors aren’t counted.')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Visitors not counted, by method' }));
  expect(
    table.getByRole('row', { name: /^Cookie choices.*100 browsers declined.* 10% to 34%$/ }),
  ).toBeVisible();
  expect(table.getByRole('row', { name: /^Inquiries 30 of the 40 .* 14% to 40%$/ })).toBeVisible();
});

test('web vitals are shown by device, bots apart from visitors, and the weekly email is turned on', async () => {
  let isOn = false;
  const rows = [
    { key: 'dropped\tnetwork', day: null, visitors: 0, views: 1200, events: 3 },
    { key: 'declared\tGooglebot\tGoogle', day: null, visitors: 3, views: 9, events: 0 },
  ];
  const api = analytics()
    .on(listEventTotals, ({ query }) => ({ rows: query?.dimension === 'robot' ? rows : [] }))
    .on(getReportEmail, () => ({ isOn }))
    .on(setReportEmail, () => {
      isOn = true;
      return { isOn };
    });
  const { user } = await open(api);
  const row = await screen.findByRole('row', { name: '/blog/:slug Needs work 2.7 s 50.0% 10.0% 90' });
  expect(row).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'Bots' }));
  expect(
    await table.findByRole('row', { name: 'Googlebot Its user agent says “Google”. 3 9' }),
  ).toBeVisible();
  expect(
    table.getByRole('row', {
      name: 'Not stored One network sent more than 3,000 events in a day. Unknown 1,200',
    }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Web vitals on: all devices' }));
  await user.click(await screen.findByRole('menuitem', { name: 'phones' }));
  expect(requestsOf(api, '/vitals').at(-1)).toMatchObject({ metric: 'LCP', device: 'phone' });
  await user.click(await screen.findByRole('button', { name: 'Weekly email: off' }));
  expect(await screen.findByRole('button', { name: 'Weekly email: on', pressed: true })).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ isOn: true });
});

test('a click on a value filters everything, and the filter can be turned around and removed', async () => {
  const api = analytics();
  const { user } = await open(api);
  const pages = within(await screen.findByRole('table', { name: 'Page, by visitors' }));
  await pages.findByRole('button', { name: '/services' });
  expect(pages.getAllByRole('row').map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'Scroll',
    '64%',
    '–',
  ]);
  await user.click(await pages.findByRole('button', { name: '/services' }));
  expect(requestsOf(api, '/summary').at(-1)?.page).toBe('/services');
  await user.click(screen.getByRole('button', { name: 'Filter: page is /services' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Exclude these visits' }));
  expect(requestsOf(api, '/summary').at(-1)?.page).toBe('!/services');
  await user.click(screen.getByRole('button', { name: 'Remove filter: page is not /services' }));
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
});

test('a segment is applied to the period on the screen, and filters are saved as one', async () => {
  const phones = exampleSavedView({
    name: 'Phones',
    list: 'analytics',
    search: 'device=phone',
    isShared: true,
  });
  const api = analytics()
    .on(listSavedViews, { items: [phones] })
    .on(createSavedView, phones);
  const { user } = await open(api, '/admin/analytics?period=week&page=%2Ffaq');
  const segments = within(await screen.findByRole('navigation', { name: 'Segments' }));
  await user.click(await segments.findByRole('link', { name: /^Phones/ }));
  expect(segments.getByRole('link', { name: /^Phones/ })).toHaveAttribute('aria-current', 'true');
  const query = requestsOf(api, '/summary').at(-1);
  expect([query?.device, query?.page]).toEqual(['phone', undefined]);
  expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  const pages = within(await screen.findByRole('table', { name: 'Page, by visitors' }));
  await user.click(await pages.findByRole('button', { name: '/services' }));
  await user.click(await screen.findByRole('button', { name: 'Save these filters as a segment' }));
  await user.pasteInto(await screen.findByLabelText('Name'), 'Phones on services');
  await user.click(screen.getByRole('checkbox', { name: /Share with the team/ }));
  await user.click(screen.getByRole('button', { name: 'Save segment' }));
  const saved = {
    list: 'analytics',
    name: 'Phones on services',
    search: 'page=%2Fservices&device=phone',
    isShared: true,
  };
  await waitFor(() => expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual(saved));
});

test('a goal of one step is one line', async () => {
  const { goals, ...rest } = exampleGoalResults();
  const [goal] = goals;
  const one = goals.map((each) => ({ ...each, name: 'Form sent', steps: each.steps.slice(2) }));
  await open(analytics().on(listGoalResults, { ...rest, goals: one }));
  expect(
    await screen.findByRole('heading', {
      name: 'Form sent event generate_lead, 5 of 100 visitors 5.0%',
    }),
  ).toBeVisible();
  expect(screen.queryByRole('table', { name: goal?.name })).not.toBeInTheDocument();
});

test('an event becomes a goal with a click, and only once', async () => {
  const { goals } = exampleGoalResults();
  const calls = goals.map((goal) => ({
    ...goal,
    name: 'Phone clicked',
    steps: goal.steps.slice(2).map((step) => ({ ...step, value: 'phone clicked' })),
  }));
  let isAdded = false;
  const api = analytics()
    .on(getBreakdown, exampleBreakdown([{ key: 'phone clicked' }]))
    .on(listGoalResults, () => ({ goals: isAdded ? calls : goals }))
    .on(createGoal, () => {
      isAdded = true;
      return exampleGoal();
    });
  const { user } = await open(api);
  await user.click(await findEnabled('button', { name: 'Make phone clicked a goal' }));
  const step = { kind: 'event', value: 'phone clicked' };
  const body = { name: 'Phone clicked', steps: [step], isOrdered: true, within: 'visit' };
  await waitFor(() => expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual(body));
  expect(
    await screen.findByRole('button', { name: 'phone clicked is the goal Phone clicked' }),
  ).toBeDisabled();
});

test('without goals, an editor is led to the first one and a viewer is not', async () => {
  const none = analytics().on(listGoalResults, exampleGoalResults({ goals: [] }));
  await open(none);
  expect(await screen.findByRole('link', { name: 'Add the first goal' })).toBeVisible();
});

test('keys choose the period, and C asks for one, which may have a name', async () => {
  const api = analytics();
  const { user } = await open(api);
  await screen.findByText('7 visitors');
  await user.keyboard('d');
  expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('c');
  const first = await screen.findByLabelText('First day');
  const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  enter(first, '2026-12-01');
  enter(screen.getByLabelText('Last day'), '2026-11-12');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The first day can’t be after the last day.');
  enter(first, '2026-11-11');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const query = requestsOf(api, '/summary').at(-1);
  expect([query?.from, query?.to]).toEqual(['2026-11-11', '2026-11-12']);
  expect([query?.compareFrom, query?.compareTo]).toEqual(['2026-11-09', '2026-11-10']);
  await user.keyboard('c');
  await user.click(await screen.findByRole('button', { name: 'Last month' }));
  const { from, to } = namedRanges(officeDay()).find(({ label }) => label === 'Last month')!;
  expect(requestsOf(api, '/summary').at(-1)).toMatchObject({ from, to });
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
  expect((await screen.findAllByText('Couldn’t load this report'))[0]).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { analytics, open, requestsOf } from '../analyticsScreen.fixture';

test('fewer leads are explained by visitors and segments, two clicks away, beside the period before', async () => {
  const api = analytics();
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: '7 days' }));
  const figures = within(screen.getByRole('group', { name: 'Why did it change? by' }));
  await user.click(figures.getByRole('button', { name: 'Leads' }));
  const words = await screen.findByText(/^12 leads, 12 fewer \(−50%\) than/);
  expect(words).toHaveTextContent(
    'Visitors: 1,200 before, 900 now. At the rate of 2.0 for every 100 visitors before, it would be 18 leads.',
  );
  const table = within(screen.getByRole('table', { name: 'Segments that explain the change in leads' }));
  expect(table.getByRole('row', { name: 'Page: /contact 13 4 18' })).toBeVisible();
  expect(table.queryByRole('button', { name: 'Page: /contact' })).not.toBeInTheDocument();
  await user.click(table.getByRole('button', { name: 'Channel: Paid Search' }));
  const filtered = { channel: 'Paid Search', figure: 'leads', touch: 'last' };
  expect(requestsOf(api, '/outcome-changes').at(-1)).toMatchObject(filtered);
  const outcomes = within(screen.getByRole('table', { name: 'Leads and bookings' }));
  expect(
    await outcomes.findByRole('row', {
      name: 'Organic Search 3 leads from Organic Search was 8 1 was 2 $4,800 was $9,000 2 was 2',
    }),
  ).toBeVisible();
  expect(requestsOf(api, '/outcomes').at(-1)).toMatchObject({ channel: 'Paid Search' });
});

test('a link to the change of a figure leads to its explanation', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.textContent ?? '');
  };
  await open(analytics(), '/admin/analytics?period=week&figure=wonValue#why');
  expect(await screen.findByText(/^\$12 won value, \$12 less \(−50%\) than/)).toBeVisible();
  await waitFor(() => expect(scrolled).toEqual([expect.stringContaining('$12 won value')]));
});

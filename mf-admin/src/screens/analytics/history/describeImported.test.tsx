import { getBreakdown, getSummary, type ImportedPart } from '@site/api/insights/reports/contract';
import { exampleBreakdown, exampleFigures, exampleSummary } from '@site/api/insights/reports/example';
import { screen, waitFor, within } from '@testing-library/react';
import { analytics, open } from '../analyticsScreen.fixture';

test('imported days are marked wherever they count, and left out elsewhere', async () => {
  const imported: ImportedPart = {
    included: [{ source: 'plausible', from: '2026-11-11', to: '2026-11-11' }],
    excluded: [],
    figures: exampleFigures({ visitors: 50, visits: 60, engaged: 0 }),
    missing: ['engaged', 'bounces'],
  };
  const summary = exampleSummary({ imported });
  const series = summary.series.map((point) => ({ ...point, isImported: point.at === '2026-11-11' }));
  const rest = { ...imported, included: [], excluded: imported.included };
  const api = analytics()
    .on(getSummary, { ...summary, series })
    .on(getBreakdown, ({ query }) =>
      exampleBreakdown([{ visits: 40, bounces: 8, importedVisits: 24 }], {
        imported: query.dimension === 'browser' || query.dimension === 'device' ? rest : imported,
      }),
    );
  const { user } = await open(api);
  expect(
    await screen.findByText('Includes days imported from Plausible (November 11, 2026).', {
      selector: '.words',
    }),
  ).toBeVisible();
  // The rate is that of the visits for which it is known: 8 of 16.
  const sources = within(await screen.findByRole('table', { name: 'Channel, by visitors' }));
  expect(await sources.findByRole('row', { name: '/ 30 40 50.0%' })).toBeVisible();
  expect(
    await screen.findByText(/^As the browser describes itself\. Leaves out days imported/),
  ).toBeVisible();
  // Changes, goals and the estimate count what this site saw.
  await waitFor(() => expect(screen.getAllByText(/Imported days aren’t included\.$/)).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: /Engagement time/ }));
  expect(screen.getByRole('button', { name: /Engagement time 2m 18s/ })).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  expect(screen.getByRole('row', { name: /^Nov 11 \(imported\) 50 150 450 3.00 – –$/ })).toBeVisible();
});

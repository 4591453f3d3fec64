import type { Breakdown, BreakdownRow, Figures, Summary } from './contract';

export const exampleFigures = (part: Partial<Figures> = {}): Figures => ({
  visitors: 120,
  visits: 150,
  views: 450,
  bounces: 60,
  engaged: 150 * 83_000,
  ...part,
});

/** Two days, compared with the two before. */
export function exampleSummary(part: Partial<Summary> = {}): Summary {
  return {
    coverage: {
      from: '2026-11-11',
      to: '2026-11-12',
      limitedTo: null,
      since: '2026-01-05',
      counted: 'rollups',
    },
    current: exampleFigures(),
    uniqueVisitors: { count: 31, isEstimate: false },
    previous: exampleFigures({ visitors: 100 }),
    interval: 'day',
    series: [
      { at: '2026-11-11', ...exampleFigures({ visitors: 50 }), isImported: false },
      { at: '2026-11-12', ...exampleFigures({ visitors: 70 }), isImported: false },
    ],
    previousSeries: [
      { at: '2026-11-09', ...exampleFigures({ visitors: 60 }), isImported: false },
      { at: '2026-11-10', ...exampleFigures({ visitors: 40 }), isImported: false },
    ],
    imported: null,
    previousImported: null,
    ...part,
  };
}

export function exampleBreakdown(rows: Partial<BreakdownRow>[], part: Partial<Breakdown> = {}): Breakdown {
  return {
    coverage: exampleSummary().coverage,
    visitors: 120,
    rows: rows.map((row) => ({
      key: '/',
      ...exampleFigures({ visitors: 30, visits: 40 }),
      occurrences: 90,
      ownEngaged: 40 * 20_000,
      scrollDepth: null,
      importedVisits: 0,
      previousVisitors: null,
      ...row,
    })),
    isMore: false,
    suppressed: 0,
    imported: null,
    ...part,
  };
}

import type { HistoryImport, HistoryImportResult } from './contract';

export const exampleHistoryImport = (part: Partial<HistoryImport> = {}): HistoryImport => ({
  id: 'a'.repeat(24),
  source: 'plausible',
  from: '2026-09-01',
  to: '2026-09-30',
  days: 30,
  visitors: 2400,
  at: '2026-11-12T15:00:00.000Z',
  by: 'Ada Admin',
  ...part,
});

export const exampleHistoryResult = (part: Partial<HistoryImportResult> = {}): HistoryImportResult => ({
  source: 'plausible',
  from: '2026-09-01',
  to: '2026-09-30',
  days: 30,
  visitors: 2400,
  visits: 3100,
  files: [
    {
      name: 'imported_visitors.csv',
      taken: ['total'],
      notes: ['Columns that aren’t used: visit_duration.'],
    },
  ],
  leftOut: [{ from: '2026-10-01', to: '2026-10-04', days: 4, reason: 'This site counts these days itself.' }],
  isDone: false,
  ...part,
});

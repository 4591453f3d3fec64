import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { sendTable, type TableFormat } from '../../platform/records/sendTable';
import { exportBreakdown, exportSummary, getBreakdown, getLive, getSummary } from './contract';
import { countLive } from './countLive';
import { mayExportReports, mayReadReports } from './policy';
import { readBreakdown, readSummary } from './readReport';

/** Reports on visits. They hold figures only, never single visits. */
export function reportRoutes(api: Api): void {
  addRoute(api, getLive, mayReadReports, async () => ({ visitors: await countLive() }));
  addRoute(api, exportSummary, mayExportReports, async ({ query, res }) => {
    const { format = 'csv', ...report } = query;
    const { series } = await readSummary(report, { withImports: true });
    await send(res, 'analytics', format, seriesColumns, series);
    return '';
  });
  addRoute(api, getSummary, mayReadReports, ({ query }) => readSummary(query, { withImports: true }));
  addRoute(api, exportBreakdown, mayExportReports, async ({ query, res }) => {
    const { format = 'csv', ...report } = query;
    const { rows } = await readBreakdown(report, { withImports: true });
    await send(res, `analytics-${query.dimension}`, format, rowColumns, rows);
    return '';
  });
  addRoute(api, getBreakdown, mayReadReports, ({ query }) => readBreakdown(query, { withImports: true }));
}

const figureColumns = ['visitors', 'visits', 'views', 'bounces', 'engaged'] as const;
const seriesColumns = ['at', ...figureColumns, 'isImported'];
const rowColumns = [
  'key',
  ...figureColumns,
  'occurrences',
  'ownEngaged',
  'scrollDepth',
  'importedVisits',
  'previousVisitors',
];

async function send<Row extends object>(
  res: Parameters<typeof sendTable>[0],
  name: string,
  format: TableFormat,
  columns: readonly string[],
  all: readonly Row[],
): Promise<void> {
  async function* rows(): AsyncGenerator<Row> {
    yield* all;
  }
  await sendTable(res, { name, format, columns, rows: rows() });
}

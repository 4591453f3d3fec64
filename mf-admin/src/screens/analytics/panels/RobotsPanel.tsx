import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel } from '@site/shell/kit/workbench';
import { LoadError } from '../../../workbench/screen/LoadError';
import { PanelNote } from '../../../workbench/screen/PanelNote';
import { useListEventTotalsQuery } from '../report/analyticsApi';
import type { DayRange } from '../report/reportPeriod';
import { tableFile } from '../report/tableFile';
import { ExportButton } from './ExportButton';

/** Requests of robots, which no other figure contains. */
export function RobotsPanel({ days }: { days: DayRange }) {
  const result = useListEventTotalsQuery({ query: { ...days, dimension: 'robot' } });
  const rows = result.currentData?.rows;
  return (
    <Panel
      title="Bots"
      action={
        <ExportButton
          name="analytics-bots"
          label="Export bots"
          fetchFile={tableFile(['key', 'visitors', 'views', 'events'], rows)}
        />
      }
      footer="Programs that identify themselves as bots, and visitors from networks over the rate limit. Filters don’t apply."
    >
      {result.isError ? (
        <LoadError title="Couldn’t load bots" error={result.error as ApiError} onRetry={result.refetch} />
      ) : rows && !rows.length ? (
        <PanelNote>No bots in this period.</PanelNote>
      ) : (
        <DataTable
          caption="Bots"
          rows={rows?.slice(0, 20)}
          rowKey={({ key }) => key}
          columns={[
            { name: 'Program', isRowHeader: true, render: ({ key }) => key },
            {
              name: 'Visitors',
              className: 'num',
              render: ({ visitors }) => visitors.toLocaleString('en-US'),
            },
            { name: 'Views', className: 'num', render: ({ views }) => views.toLocaleString('en-US') },
          ]}
        />
      )}
    </Panel>
  );
}

import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel } from '@site/shell/kit/workbench';
import { LoadError } from '../../../workbench/screen/LoadError';
import { useListEventTotalsQuery } from '../report/analyticsApi';
import type { DayRange } from '../report/reportPeriod';

/** Requests of robots, which no other figure contains. */
export function RobotsPanel({ days }: { days: DayRange }) {
  const result = useListEventTotalsQuery({ query: { ...days, dimension: 'robot' } });
  const rows = result.currentData?.rows;
  return (
    <Panel
      title="Robots"
      footer="Programs that say so, and visitors above the limit of their network. Filters don’t apply to them."
    >
      {result.isError ? (
        <LoadError title="Couldn’t load robots" error={result.error as ApiError} onRetry={result.refetch} />
      ) : rows && !rows.length ? (
        <Empty>No robots in this period.</Empty>
      ) : (
        <DataTable
          caption="Robots"
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

const Empty = styled('p')`
  padding: 22px 16px;
  color: var(--muted);
`;

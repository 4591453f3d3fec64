import type { DashboardSource } from '@site/api/dashboard/contract';
import { pastDaysOptions } from '@site/api/leads/enquiries/contract';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel } from '@site/shell/kit/workbench';
import { Link } from 'react-router-dom';
import { formatCount } from '../../formatting/formatCount';
import { LoadError } from '../../workbench/screen/LoadError';
import { PanelNote } from '../../workbench/screen/PanelNote';
import { useGetDashboardSourcesQuery } from './dashboardApi';
import { analyticsQuery, usePastDays } from './usePastDays';

/** From each channel to leads and won leads. A channel links to its visits in analytics. */
export function SourcesPanel() {
  const { past } = usePastDays();
  const {
    currentData: data,
    error,
    refetch,
    isFetching,
  } = useGetDashboardSourcesQuery({ query: { past } }, { refetchOnMountOrArgChange: true });
  const pathOf = (channel: string) => {
    const query = analyticsQuery(past, data?.period ?? { from: '', to: '' });
    query.set('channel', channel);
    return `/admin/analytics?${query}`;
  };
  return (
    <Panel
      title="Lead sources"
      footer={`Leads received in ${pastDaysOptions.find(({ value }) => value === past)?.label}, attributed to the last non-direct touch.`}
    >
      {!data && error ? (
        <LoadError
          title="Couldn’t load the sources"
          error={error as ApiError}
          onRetry={refetch}
          isBusy={isFetching}
        />
      ) : data && !data.rows.length ? (
        <PanelNote>No visitors or leads in this period.</PanelNote>
      ) : (
        <Scroll>
          <DataTable<DashboardSource>
            caption="Visitors, leads and won leads by channel"
            rows={data?.rows}
            rowKey={({ channel }) => channel}
            columns={[
              {
                name: 'Channel',
                isRowHeader: true,
                render: ({ channel, visitors }) =>
                  visitors ? <Link to={pathOf(channel)}>{channel}</Link> : channel,
              },
              { name: 'Visitors', className: 'num', render: ({ visitors }) => formatCount(visitors) },
              { name: 'Leads', className: 'num', render: ({ leads }) => formatCount(leads) },
              { name: 'Won', className: 'num', render: ({ won }) => formatCount(won) },
              {
                name: 'Won value',
                className: 'num',
                render: ({ wonValue }) => `$${formatCount(wonValue)}`,
              },
            ]}
          />
        </Scroll>
      )}
    </Panel>
  );
}

const Scroll = styled('div')`
  max-height: 400px;
  overflow: auto;
`;

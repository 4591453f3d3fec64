import type { DashboardSource } from '@site/api/dashboard/contract';
import { pastDaysOptions } from '@site/api/leads/enquiries/contract';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { formatCount } from '../../formatting/formatCount';
import { LoadError } from '../../workbench/screen/LoadError';
import { PanelNote } from '../../workbench/screen/PanelNote';
import { useGetDashboardSourcesQuery } from './dashboardApi';
import { analyticsQuery, usePastDays } from './usePastDays';

/** From each channel to leads and won leads. A channel links to its visits in analytics, its counts to the leads. */
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
  const leadsOf = (channel: string) => `${paths.admin.leads}?${new URLSearchParams({ channel, past })}`;
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
              {
                name: 'Leads',
                className: 'num',
                render: ({ channel, leads }) =>
                  leads ? (
                    <Link to={leadsOf(channel)} aria-label={`${formatCount(leads)} leads from ${channel}`}>
                      {formatCount(leads)}
                    </Link>
                  ) : (
                    formatCount(leads)
                  ),
              },
              {
                name: 'Won',
                className: 'num',
                render: ({ channel, won }) =>
                  won ? (
                    <Link
                      to={`${leadsOf(channel)}&status=won`}
                      aria-label={`${formatCount(won)} won leads from ${channel}`}
                    >
                      {formatCount(won)}
                    </Link>
                  ) : (
                    formatCount(won)
                  ),
              },
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

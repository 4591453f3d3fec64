import type { ApiError } from '@site/shell/kit/query';
import { Panel } from '@site/shell/kit/workbench';
import { formatRate } from '../../../formatting/formatRate';
import { describeImported } from '../history/describeImported';
import { exportBreakdown, useGetAnalyticsBreakdownQuery } from '../report/analyticsApi';
import type { ReportUrl } from '../report/useReportUrl';
import { BreakdownTable } from './BreakdownTable';
import { ExportButton } from './ExportButton';

/** What visitors did besides viewing pages. Rates are shares of the visitors that match the filters. */
export function EventsPanel({ url }: { url: ReportUrl }) {
  const query = { ...url.query, dimension: 'event' as const };
  const result = useGetAnalyticsBreakdownQuery({ query }, { refetchOnMountOrArgChange: 60 });
  const visitors = result.currentData?.visitors ?? 0;
  return (
    <Panel
      title="Events and conversions"
      action={
        <ExportButton
          name="analytics-event"
          label="Export events and conversions"
          fetchFile={(format) => exportBreakdown(format, query)}
        />
      }
      footer={`Rates are shares of the ${visitors.toLocaleString('en-US')} visitors in this period, with these filters. ${describeImported(result.currentData?.imported ?? null, ['ownEvents'])}`.trim()}
    >
      <BreakdownTable
        name="event"
        dimension="event"
        url={url}
        breakdown={result.currentData}
        error={result.error as ApiError | undefined}
        onRetry={result.refetch}
        emptyText={
          result.currentData?.suppressed
            ? undefined
            : 'No events in this period. Pages report what visitors do, such as sending a form or calling.'
        }
        columns={[
          {
            name: 'Count',
            className: 'num',
            render: ({ occurrences }) => occurrences.toLocaleString('en-US'),
          },
          {
            name: 'Rate',
            className: 'num',
            render: (row) => formatRate(row.visitors, visitors),
          },
        ]}
      />
    </Panel>
  );
}

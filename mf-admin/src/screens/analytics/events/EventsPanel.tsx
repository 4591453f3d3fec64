import { mayEditGoals } from '@site/api/insights/goals/policy';
import type { Breakdown, BreakdownRow } from '@site/api/insights/reports/contract';
import { isPropertyOf } from '@site/api/insights/visits/contract';
import type { ApiError } from '@site/shell/kit/query';
import { type Column, Panel } from '@site/shell/kit/workbench';
import { Link } from 'react-router-dom';
import { formatRate } from '../../../formatting/formatRate';
import { usePermissions } from '../../../session/usePermissions';
import { EventGoalButton } from '../goals/EventGoalButton';
import { describeImported } from '../history/describeImported';
import { BreakdownTable } from '../panels/BreakdownTable';
import { ExportButton } from '../panels/ExportButton';
import { PanelTabs } from '../panels/PanelTabs';
import { exportBreakdown, useGetAnalyticsBreakdownQuery } from '../report/analyticsApi';
import { dimensionLabels, OTHER } from '../report/dimensions';
import type { ReportUrl } from '../report/useReportUrl';

const tabs = ['event', 'property'] as const;

/**
 * What visitors did besides viewing pages, and what was reported with it. Rates are shares of the visitors that match the
 * filters.
 */
export function EventsPanel({ url }: { url: ReportUrl }) {
  const dimension = tabs.find((tab) => tab === url.search.get('events')) ?? 'event';
  const { label, many } = dimensionLabels[dimension];
  const query = { ...url.query, dimension };
  const result = useGetAnalyticsBreakdownQuery({ query }, { refetchOnMountOrArgChange: 60 });
  const shown =
    result.currentData && (dimension === 'property' ? ofEvents(result.currentData, url) : result.currentData);
  const visitors = shown?.visitors ?? 0;
  const canEditGoals = usePermissions()(mayEditGoals);
  const goalColumn: Column<BreakdownRow> = {
    name: 'Goal',
    className: 'num',
    render: ({ key }) => (key === OTHER ? null : <EventGoalButton event={key} url={url} />),
  };
  return (
    <Panel
      title="Events and conversions"
      action={
        <PanelTabs
          label="Events and conversions"
          tabs={tabs.map((value) => ({ value, label: dimensionLabels[value].tab }))}
          value={dimension}
          onChoose={(tab) => url.change({ events: tab === 'event' ? undefined : tab })}
        >
          <ExportButton
            name={`analytics-${dimension}`}
            label={`Export events and conversions: ${label}`}
            fetchFile={(format) => exportBreakdown(format, query)}
          />
        </PanelTabs>
      }
      footer={
        <>
          {shown &&
            `Rates are shares of the ${visitors.toLocaleString('en-US')} visitors in this period, with these filters. ${describeImported(shown.imported, ['ownEvents'])}`.trim()}{' '}
          <Link className="lk" to="/admin/analytics/named-events">
            Custom events
          </Link>
        </>
      }
    >
      <BreakdownTable
        name={dimension}
        dimension={dimension}
        url={url}
        breakdown={shown}
        error={result.error as ApiError | undefined}
        onRetry={result.refetch}
        emptyText={
          shown?.suppressed
            ? undefined
            : `No ${many} in this period. Pages report what visitors do, such as sending a form or calling.`
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
          ...(canEditGoals && dimension === 'event' ? [goalColumn] : []),
        ]}
      />
    </Panel>
  );
}

/** Only the properties of the events that are filtered by: their visits can have other events as well. */
function ofEvents(breakdown: Breakdown, url: ReportUrl): Breakdown {
  const rule = url.filters.find(({ dimension }) => dimension === 'event')?.rule;
  if (rule?.kind !== 'is' || rule.isExcluded) return breakdown;
  return {
    ...breakdown,
    rows: breakdown.rows.filter(({ key }) => rule.values.some((event) => isPropertyOf(key, event))),
  };
}

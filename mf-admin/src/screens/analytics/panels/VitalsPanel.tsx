import { type VitalMetric, vitalMetrics } from '@site/api/insights/events/contract';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel } from '@site/shell/kit/workbench';
import { LoadError } from '../../../workbench/screen/LoadError';
import { useListVitalTotalsQuery } from '../report/analyticsApi';
import type { ReportUrl } from '../report/useReportUrl';
import { PanelTabs } from './PanelTabs';

/** Names and Google's limits: good up to the first, poor above the second. */
const METRICS: Record<VitalMetric, { name: string; good: number; poor: number }> = {
  LCP: { name: 'largest content visible', good: 2500, poor: 4000 },
  INP: { name: 'response to input', good: 200, poor: 500 },
  CLS: { name: 'layout shift', good: 0.1, poor: 0.25 },
  FCP: { name: 'first content visible', good: 1800, poor: 3000 },
  TTFB: { name: 'first byte', good: 800, poor: 1800 },
};
const maxRows = 10;

/** Page speed by route: the 75th percentile, as Google rates it. */
export function VitalsPanel({ url }: { url: ReportUrl }) {
  const metric = vitalMetrics.find((each) => each === url.search.get('vital')) ?? 'LCP';
  const result = useListVitalTotalsQuery({ query: { ...url.days, metric } });
  const rows = result.currentData?.rows;
  const { name, good } = METRICS[metric];
  return (
    <Panel
      title="Web vitals"
      action={
        <PanelTabs
          label="Web vitals"
          tabs={vitalMetrics.map((value) => ({ value, label: value }))}
          value={metric}
          onChoose={(tab) => url.change({ vital: tab === 'LCP' ? undefined : tab })}
        />
      }
      footer={`${metric}: ${name}, 75th percentile of all page loads, within 5%. Good is up to ${formatValue(metric, good)}. Filters don’t apply.`}
    >
      {result.isError ? (
        <LoadError
          title="Couldn’t load web vitals"
          error={result.error as ApiError}
          onRetry={result.refetch}
        />
      ) : rows && !rows.length ? (
        <Empty>No page loads were measured in this period.</Empty>
      ) : (
        <DataTable
          caption={`Web vitals: ${name}`}
          rows={rows?.slice(0, maxRows)}
          rowKey={({ route }) => route}
          columns={[
            { name: 'Page', isRowHeader: true, render: ({ route }) => route },
            { name: 'Rating', render: ({ p75 }) => <Rating metric={metric} value={p75} /> },
            { name: 'P75', className: 'num', render: ({ p75 }) => formatValue(metric, p75) },
            { name: 'Loads', className: 'num', render: ({ count }) => count.toLocaleString('en-US') },
          ]}
        />
      )}
    </Panel>
  );
}

function Rating({ metric, value }: { metric: VitalMetric; value: number }) {
  const { good, poor } = METRICS[metric];
  if (value <= good) return <span className="ok">Good</span>;
  return value > poor ? <span className="no">Poor</span> : <span className="wt">Needs work</span>;
}

function formatValue(metric: VitalMetric, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

const Empty = styled('p')`
  padding: 22px 16px;
  color: var(--muted);
`;

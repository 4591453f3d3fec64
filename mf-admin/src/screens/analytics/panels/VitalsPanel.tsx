import { deviceKinds, type VitalMetric, vitalLimits, vitalMetrics } from '@site/api/insights/events/contract';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Menu, Panel } from '@site/shell/kit/workbench';
import { formatRate } from '../../../formatting/formatRate';
import { LoadError } from '../../../workbench/screen/LoadError';
import { PanelNote } from '../../../workbench/screen/PanelNote';
import { useListVitalTotalsQuery } from '../report/analyticsApi';
import { tableFile } from '../report/tableFile';
import type { ReportUrl } from '../report/useReportUrl';
import { ExportButton } from './ExportButton';
import { PanelTabs } from './PanelTabs';
import { ValueTable } from './ValueTable';

const NAMES: Record<VitalMetric, string> = {
  LCP: 'largest content visible',
  INP: 'response to input',
  CLS: 'layout shift',
  FCP: 'first content visible',
  TTFB: 'first byte',
};
const DEVICES = { all: 'all devices', phone: 'phones', tablet: 'tablets', desktop: 'desktops' };
const maxRows = 10;

/** Page speed by route and device: the 75th percentile and the share of good and poor page loads, as Google rates them. */
export function VitalsPanel({ url }: { url: ReportUrl }) {
  const metric = vitalMetrics.find((each) => each === url.search.get('vital')) ?? 'LCP';
  const device = deviceKinds.find((each) => each === url.search.get('vitalDevice'));
  const shownDevice = DEVICES[device ?? 'all'];
  const result = useListVitalTotalsQuery({ query: { ...url.days, metric, device } });
  const rows = result.currentData?.rows;
  const name = NAMES[metric];
  const { good } = vitalLimits[metric];
  return (
    <Panel
      title="Web vitals"
      action={
        <PanelTabs
          label="Web vitals"
          tabs={vitalMetrics.map((value) => ({ value, label: value }))}
          value={metric}
          onChoose={(tab) => url.change({ vital: tab === 'LCP' ? undefined : tab })}
        >
          <ExportButton
            name={`analytics-${metric.toLowerCase()}`}
            label={`Export web vitals: ${metric}`}
            fetchFile={tableFile(['route', 'metric', 'count', 'p75', 'good', 'poor'], rows)}
          />
        </PanelTabs>
      }
      footer={
        <Footer>
          <span>Measured on</span>
          <Menu
            variant="word"
            label={`Web vitals on: ${shownDevice}`}
            value={device ?? ''}
            items={[
              { value: '', label: DEVICES.all },
              ...deviceKinds.map((value) => ({ value, label: DEVICES[value] })),
            ]}
            onChoose={(value) => url.change({ vitalDevice: value || undefined })}
          >
            {shownDevice}
          </Menu>
          <span>
            {`${metric}: ${name}, 75th percentile of page loads and the shares that were good or poor, accurate to 5%. Good is up to ${formatValue(metric, good)}, poor above ${formatValue(metric, vitalLimits[metric].poor)}. Filters don’t apply.`}
          </span>
        </Footer>
      }
    >
      {result.isError ? (
        <LoadError
          title="Couldn’t load web vitals"
          error={result.error as ApiError}
          onRetry={result.refetch}
        />
      ) : rows && !rows.length ? (
        <PanelNote>No page loads were measured in this period.</PanelNote>
      ) : (
        <Rows className="is-stacked">
          <DataTable
            caption={`Web vitals: ${name}`}
            rows={rows?.slice(0, maxRows)}
            rowKey={({ route }) => route}
            columns={[
              {
                name: 'Page',
                className: 'value',
                isRowHeader: true,
                render: ({ route }) => <span className="bar">{route}</span>,
              },
              { name: 'Rating', render: ({ p75 }) => <Rating metric={metric} value={p75} /> },
              { name: 'P75', className: 'num', render: ({ p75 }) => formatValue(metric, p75) },
              {
                name: 'Good',
                className: 'num',
                render: ({ good: count, count: of }) => formatRate(count, of),
              },
              {
                name: 'Poor',
                className: 'num',
                render: ({ poor: count, count: of }) => formatRate(count, of),
              },
              { name: 'Loads', className: 'num', render: ({ count }) => count.toLocaleString('en-US') },
            ]}
          />
        </Rows>
      )}
    </Panel>
  );
}

function Rating({ metric, value }: { metric: VitalMetric; value: number }) {
  const { good, poor } = vitalLimits[metric];
  if (value <= good) return <span className="ok">Good</span>;
  return value > poor ? <span className="no">Poor</span> : <span className="wt">Needs work</span>;
}

function formatValue(metric: VitalMetric, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

const Footer = styled('span')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
`;

const Rows = styled(ValueTable)`
  td,
  th {
    padding-inline: 6px;
  }
  td {
    white-space: nowrap;
  }
  .bar {
    background: none;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

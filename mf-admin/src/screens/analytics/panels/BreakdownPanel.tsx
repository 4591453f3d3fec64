import type { BreakdownRow, ImportedPart } from '@site/api/insights/reports/contract';
import type { VisitDimension } from '@site/api/insights/visits/contract';
import type { ApiError } from '@site/shell/kit/query';
import { type Column, Panel } from '@site/shell/kit/workbench';
import { formatDuration } from '../../../formatting/formatDuration';
import { formatRate } from '../../../formatting/formatRate';
import { describeImported } from '../history/describeImported';
import { exportBreakdown, useGetAnalyticsBreakdownQuery } from '../report/analyticsApi';
import { dimensionLabels, type panels } from '../report/dimensions';
import type { ReportUrl } from '../report/useReportUrl';
import { BreakdownTable } from './BreakdownTable';
import { ExportButton } from './ExportButton';
import { PanelTabs } from './PanelTabs';

/** Visits by the values of a dimension; a click on a value filters the whole screen. */
export function BreakdownPanel({ panel, url }: BreakdownPanelProps) {
  const requested = url.search.get(panel.name);
  const dimension = panel.tabs.find((tab) => tab === requested) ?? (panel.tabs[0] as VisitDimension);
  const { label } = dimensionLabels[dimension];
  const query = { ...url.query, dimension };
  const result = useGetAnalyticsBreakdownQuery({ query }, { refetchOnMountOrArgChange: 60 });
  const suppressed = result.currentData?.suppressed ?? 0;
  const imported = result.currentData?.imported ?? null;
  return (
    <Panel
      title={panel.title}
      action={
        <PanelTabs
          label={panel.title}
          tabs={panel.tabs.map((tab) => ({ value: tab, label: dimensionLabels[tab].tab }))}
          value={dimension}
          onChoose={(tab) => url.change({ [panel.name]: tab === panel.tabs[0] ? undefined : tab })}
        >
          <ExportButton
            name={`analytics-${dimension}`}
            label={`Export ${panel.title.toLowerCase()}: ${label}`}
            fetchFile={(format) => exportBreakdown(format, query)}
          />
        </PanelTabs>
      }
      footer={[
        suppressed
          ? `${suppressed} ${suppressed === 1 ? 'value' : 'values'} with fewer than 5 visitors excluded to protect privacy.`
          : panel.note,
        describeImported(imported, dimension === 'page' ? PAGE_COUNTS : VISIT_COUNTS),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <BreakdownTable
        name={dimension}
        dimension={dimension}
        url={url}
        breakdown={result.currentData}
        error={result.error as ApiError | undefined}
        onRetry={result.refetch}
        columns={columnsOf(dimension, imported)}
      />
    </Panel>
  );
}

interface BreakdownPanelProps {
  panel: (typeof panels)[number];
  url: ReportUrl;
}

const PAGE_COUNTS = ['ownViews', 'ownEngaged', 'ownDepth'] as const;
const VISIT_COUNTS = ['visits', 'bounces'] as const;

function columnsOf(dimension: VisitDimension, imported: ImportedPart | null): Column<BreakdownRow>[] {
  // Averages are over the visits for which they are known.
  const counted = (count: 'bounces' | 'ownEngaged', { visits, importedVisits }: BreakdownRow) =>
    imported?.missing.includes(count) ? visits - importedVisits : visits;
  if (dimension === 'page')
    return [
      number('Views', ({ occurrences }) => occurrences),
      {
        name: 'Time',
        className: 'num',
        render: (row) => {
          const visits = counted('ownEngaged', row);
          return visits ? formatDuration(row.ownEngaged / visits) : '–';
        },
      },
      {
        name: 'Scroll',
        className: 'num',
        render: ({ scrollDepth }) => (scrollDepth === null ? '–' : `${scrollDepth}%`),
      },
    ];
  return [
    number('Visits', ({ visits }) => visits),
    {
      name: 'Bounces',
      className: 'num',
      render: (row) => formatRate(row.bounces, counted('bounces', row)),
    },
  ];
}

function number(name: string, countOf: (row: BreakdownRow) => number): Column<BreakdownRow> {
  return { name, className: 'num', render: (row) => countOf(row).toLocaleString('en-US') };
}
